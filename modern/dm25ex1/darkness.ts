import type { CardDefinition } from 'taiki';
import {
  attackChance,
  choose,
  discard,
  gets,
  opponentsCreatures,
  opponentsHand,
  power,
  spell,
  spellAbility,
} from 'taiki/words';

const koKorehaNinjaHidenKaton = spell({
  name: '「こ、これは忍者秘伝、火遁の術よ!!」',
  civilizations: ['darkness'],
  races: ['Shinobi Word'],
  cost: 3,
  abilities: [
    attackChance({ races: ['Shinobi'] }),
    spellAbility(discard(choose(opponentsHand(), 1, 'opponent'))),
    spellAbility(gets(choose(opponentsCreatures()), 'turn', power(-3000))),
  ],
  printings: ['DM25-EX1 081'],
});

export const darkness: readonly CardDefinition[] = [koKorehaNinjaHidenKaton];
