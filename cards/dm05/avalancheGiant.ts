import {
  breakShields,
  cannotAttackCreatures,
  creature,
  doubleBreaker,
  itself,
  when,
} from '../../effects/language/words.ts';

export const avalancheGiant = creature({
  name: 'Avalanche Giant',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 6,
  power: 8000,
  printings: ['DM-05 S5/55'],
  abilities: [
    cannotAttackCreatures,
    when({ event: 'becomesBlocked', what: itself }, breakShields(1)),
    doubleBreaker,
  ],
});
