import type { CardDefinition } from 'taiki';
import { cannot, each, gacharangeCreature, opponentsCreatures } from 'taiki/words';

const zenno = gacharangeCreature({
  name: '全能ゼンノー',
  civilizations: [],
  races: ['Jokers', 'Wonderforce'],
  cost: 4,
  power: 2000,
  abilities: [each(opponentsCreatures({ fresh: true }), cannot({ do: 'attack' }))],
  printings: ['DMSP-04 007'],
});

/** The cards of DMSP-04. */
export const dmsp04: readonly CardDefinition[] = [zenno];
