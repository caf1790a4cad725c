import {
  countOf,
  creature,
  opponentsCreatures,
  plus,
  provided,
  self,
  times,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

export const neveTheLeveler = creature({
  name: 'Neve, the Leveler',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 6,
  power: 4000,
  printings: ['Promotional P4/Y3'],
  abilities: [
    provided(
      { kind: 'compare', a: countOf(opponentsCreatures()), b: countOf(yourCreatures()), is: 'more' },
      whenPut(self, {
        do: 'search',
        who: 'you',
        filter: { type: 'creature' },
        count: plus(countOf(opponentsCreatures()), times(-1, countOf(yourCreatures()))),
        to: 'hand',
        show: true,
      }),
    ),
  ],
});
