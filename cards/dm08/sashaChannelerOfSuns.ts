import {
  blockerAgainst,
  creature,
  doubleBreaker,
  hasWhile,
  isBattling,
  power,
} from '../../effects/language/words.ts';

export const sashaChannelerOfSuns = creature({
  name: 'Sasha, Channeler of Suns',
  civilizations: ['light'],
  races: ['Mecha Del Sol'],
  cost: 8,
  power: 9500,
  printings: ['DM-08 12/55', 'Promotional E2/Y2'],
  abilities: [
    blockerAgainst({ type: 'creature', races: ['Dragon'] }),
    hasWhile(isBattling({ type: 'creature', races: ['Dragon'] }), power(6000)),
    doubleBreaker,
  ],
});
