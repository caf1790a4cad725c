import {
  atMost,
  cannot,
  creature,
  doubleBreaker,
  hasWhile,
  shieldsAre,
} from '../../effects/language/words.ts';

export const vashunaSwordDancer = creature({
  name: 'Vashuna, Sword Dancer',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 5,
  power: 7000,
  printings: ['DM-05 34/55', 'Promotional 32/46'],
  abilities: [hasWhile(shieldsAre('opponent', atMost(0)), cannot({ do: 'attack' })), doubleBreaker],
});
