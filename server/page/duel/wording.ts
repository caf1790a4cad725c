import type { Zone } from 'taiki/engine';

const STEPS: Readonly<Record<string, string>> = {
  opening: 'Opening',
  startOfTurn: 'Start of turn',
  draw: 'Draw step',
  charge: 'Charge step',
  main: 'Main step',
  attack: 'Attack step',
  end: 'End of turn',
  arriving: 'Start of the duel',
  over: 'Over',
};

const SUBSTEPS: Readonly<Record<string, string>> = {
  declaration: 'attack declaration',
  block: 'block declaration',
  battle: 'battle',
  directAttack: 'direct attack',
  endOfAttack: 'end of attack',
};

/** The steps of a dotted state path in words: `Attack step, block declaration`. */
export function stateText(path: string): string {
  const [top = '', step = top, substep = ''] = path.split('.');
  const name = STEPS[step] ?? STEPS[top] ?? step;
  const within = SUBSTEPS[substep];
  return within === undefined ? name : `${name}, ${within}`;
}

export const ZONE_NAMES: { readonly [Z in Zone]: string } = {
  deck: 'Deck',
  hand: 'Hand',
  battleZone: 'Battle zone',
  manaZone: 'Mana zone',
  shieldZone: 'Shields',
  graveyard: 'Graveyard',
  hyperspatialZone: 'Hyperspatial zone',
  superGRZone: 'Super GR zone',
  abyssZone: 'Abyss zone',
};

/** `tapAbility` as words. */
export const spaced = (name: string): string =>
  name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
