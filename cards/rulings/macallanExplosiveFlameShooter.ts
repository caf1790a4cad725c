import {
  battle,
  choose,
  creature,
  hasWhile,
  manaArms,
  opponentsCreatures,
  power,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const macallanExplosiveFlameShooter = creature({
  name: 'Macallan, Explosive Flame Shooter',
  civilizations: ['fire'],
  races: ['Human Baku'],
  cost: 3,
  power: 3000,
  reconstructed: 'The number of its mana arms is inferred from a ruling.',
  abilities: [
    manaArms(3, 'fire', whenPut(self, battle(self, choose(opponentsCreatures())))),
    hasWhile({ kind: 'battling', what: self }, power(1000)),
  ],
});
