import {
  cannot,
  countOf,
  creature,
  hasWhile,
  opponentsShields,
  yourShields,
} from '../../effects/language/words.ts';

export const animatrainTheDaringBeast = creature({
  name: 'Animatrain, the Daring Beast',
  civilizations: ['darkness', 'nature'],
  races: ['Hedrian', 'Horned Beast'],
  cost: 2,
  power: 4000,
  printings: ['DM-13 55/55'],
  abilities: [
    hasWhile(
      { kind: 'compare', a: countOf(yourShields()), b: countOf(opponentsShields()), is: 'more' },
      cannot({ do: 'attack' }),
    ),
  ],
});
