import {
  any,
  atLeast,
  blocker,
  cannotAttackPlayers,
  countOf,
  creature,
  opponentsMana,
  plus,
  putOnDeckBottom,
  that,
  whenPut,
} from '../../effects/language/words.ts';

export const oriotisControlWings = creature({
  name: 'Oriotis, Control Wings',
  civilizations: ['light'],
  races: ['Justice Wing'],
  cost: 2,
  power: 2500,
  abilities: [
    blocker,
    cannotAttackPlayers,
    whenPut(any('opponent', { cost: atLeast(plus(countOf(opponentsMana()), 1)) }), putOnDeckBottom(that)),
  ],
});
