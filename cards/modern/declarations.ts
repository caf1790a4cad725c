import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  atMost,
  cannot,
  choose,
  chooseUpTo,
  countOf,
  creature,
  draw,
  each,
  finalDeclaration,
  galaxyBreaker,
  gets,
  inOrder,
  may,
  opponentsCreatures,
  put,
  reverseStrike,
  revolutionChange,
  self,
  spell,
  spellAbility,
  tripleBreaker,
  unblockable,
  whenPut,
  yourCreatures,
  yourHand,
  yourMana,
} from '../../effects/language/words.ts';

const reverseStrikeOfFreedom = spell({
  name: 'Reverse Strike of Freedom',
  civilizations: ['water'],
  cost: 3,
  abilities: [
    reverseStrike(2, 'water'),
    spellAbility(
      gets(
        chooseUpTo(opponentsCreatures(), 2),
        'yourNextTurn',
        cannot({ do: 'attack' }),
        cannot({ do: 'block' }),
      ),
    ),
  ],
});

const golfantasista = creature({
  name: 'Golfantasista, Superheavy Dragon',
  civilizations: ['water', 'nature'],
  races: ['Giant Dragon'],
  cost: 7,
  power: 12000,
  abilities: [
    revolutionChange({ races: ['Giant'], cost: { min: 5 } }),
    tripleBreaker,
    each(yourCreatures({ races: ['Giant'] }), unblockable()),
    whenPut(self, may(put(choose(yourMana({ type: 'creature', races: ['Giant'], cost: atMost(6) }))))),
    finalDeclaration(
      inOrder(
        may(draw(countOf(yourHand()))),
        may({ do: 'moveTop', who: 'you', count: countOf(yourMana()), to: 'manaZone' }),
      ),
    ),
  ],
});

const theFinalKaiser = creature({
  name: 'THE FINAL Kaiser',
  civilizations: ['darkness'],
  races: ['Black Command Dragon', 'Hunter'],
  cost: 10,
  power: 21000,
  abilities: galaxyBreaker,
});

/** Final declarations, reverse strikes and G breakers. */
export const declarations: readonly CardDefinition[] = Object.freeze([
  reverseStrikeOfFreedom,
  golfantasista,
  theFinalKaiser,
]);
