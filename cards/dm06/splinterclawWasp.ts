import {
  breakShields,
  creature,
  doubleBreaker,
  itself,
  powerAttacker,
  when,
} from '../../effects/language/words.ts';

export const splinterclawWasp = creature({
  name: 'Splinterclaw Wasp',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 7,
  power: 4000,
  printings: ['DM-06 10/110'],
  abilities: [
    powerAttacker(3000),
    doubleBreaker,
    when({ event: 'becomesBlocked', what: itself }, breakShields(1)),
  ],
});
