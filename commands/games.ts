/** Every game of the house, by the name that commands call it. What a command needs of a game lies beside the game. */
export const GAMES = ['trunfo'] as const;
export type GameName = (typeof GAMES)[number];

export const isGame = (name: string | undefined): name is GameName => GAMES.some(game => game === name);

export const subjectOf = {
  trunfo: async () => (await import('@majlis/trunfo/subject')).subject,
};

export const vectorsOf = {
  trunfo: () => import('@majlis/trunfo/vectors'),
};

export const spellingOf = {
  trunfo: async () => (await import('@majlis/trunfo/spelling')).spelling,
};
