import {
  breakShields,
  creature,
  gains,
  itself,
  tapAbility,
  when,
  yourCreatures,
} from '../../effects/language/words.ts';

export const spinningTotem = creature({
  name: 'Spinning Totem',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 5,
  power: 4000,
  printings: ['DM-07 5/55'],
  abilities: [
    tapAbility({
      do: 'lasting',
      affects: yourCreatures({ civilizations: ['nature'] }),
      effects: [gains(when({ event: 'becomesBlocked', what: itself, target: 'player' }, breakShields(1)))],
      until: 'turn',
      alsoLater: true,
    }),
  ],
});
