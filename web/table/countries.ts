/** Where bots are from: what they are called and how they look. */
export type Country = 'gulf' | 'desi' | 'brazil';

const countries = new Map<string, Country>();

/** Said once, by the list of games: a table knows its game by name alone. */
export const botsAreFrom = (game: string, country: Country): void => void countries.set(game, country);

/** `game`: as tables carry it, `baloot/1`. */
export const countryOf = (game: string): Country => countries.get(game) ?? 'gulf';
