import {
  breakShields,
  crossedGets,
  crossGear,
  gains,
  itself,
  powerAttacker,
  when,
} from '../../effects/language/words.ts';

export const neoSledgehammer = crossGear({
  name: 'Neo Sledgehammer',
  civilizations: ['nature'],
  cost: 2,
  printings: ['DM-14 70/110'],
  abilities: [
    crossedGets(gains(powerAttacker(3000), when({ event: 'becomesBlocked', what: itself }, breakShields(1)))),
  ],
});
