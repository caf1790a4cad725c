import {
  any,
  creature,
  doubleBreaker,
  may,
  self,
  untap,
  whenDestroyed,
} from '../../effects/language/words.ts';

export const olgateNightmareSamurai = creature({
  name: 'Olgate, Nightmare Samurai',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 7,
  power: 6000,
  printings: ['Promotional L14/20 Y1'],
  abilities: [doubleBreaker, whenDestroyed(any('you'), may(untap(self)))],
});
