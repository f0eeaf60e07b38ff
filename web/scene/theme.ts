/** How a game's table looks: its colours are in its `theme.css`, under this name; here is where its drawings are. */
export interface Theme {
  readonly name: string;
  /** The back of a card. */
  readonly back: string;
  readonly carpet: string;
  /** The room behind the carpet, on an upright and on a wide screen. */
  readonly tall: string;
  readonly wide: string;
  /** A corner of the carpet, painted beforehand: drawing whole ones held up the first page for longer than everything else on it. */
  readonly swatch: string;
}
