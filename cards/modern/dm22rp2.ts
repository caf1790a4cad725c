import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  blocker,
  cannot,
  civilCount,
  creature,
  hasWhile,
  poweredBlocker,
} from '../../effects/language/words.ts';

const aqCess = creature({
  name: 'AQcess',
  civilizations: ['water'],
  races: ['Magic Liquid People'],
  cost: 3,
  power: 4000,
  abilities: [blocker, poweredBlocker(4000)],
  printings: ['DM22-RP2 33'],
});

const kojeriTransparentAgent = creature({
  name: 'Kojeri, Transparent Agent',
  civilizations: ['water'],
  races: ['Mutopia'],
  cost: 2,
  power: 2000,
  abilities: [hasWhile(civilCount('water', 3), cannot({ do: 'beBlocked' }), cannot({ do: 'beAttacked' }))],
  printings: ['DM22-RP2 57'],
});

/** DM22-RP2. */
export const dm22rp2: readonly CardDefinition[] = Object.freeze([aqCess, kojeriTransparentAgent]);
