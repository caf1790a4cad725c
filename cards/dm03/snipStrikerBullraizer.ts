import {
  cannot,
  countOf,
  creature,
  hasWhile,
  opponentsCreatures,
  yourCreatures,
} from '../../effects/language/words.ts';

export const snipStrikerBullraizer = creature({
  name: 'Snip Striker Bullraizer',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 2,
  power: 3000,
  printings: ['DM-03 42/55', 'Promotional T1 Y2'],
  abilities: [
    hasWhile(
      { kind: 'compare', a: countOf(opponentsCreatures()), b: countOf(yourCreatures()), is: 'more' },
      cannot({ do: 'attack' }),
    ),
  ],
});
