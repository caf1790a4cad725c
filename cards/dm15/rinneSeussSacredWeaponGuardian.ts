import {
  creature,
  destroy,
  insteadDo,
  optional,
  self,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const rinneSeussSacredWeaponGuardian = creature({
  name: 'Rinne Seuss, Sacred Weapon Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 4,
  power: 3000,
  printings: ['DM-15 21/55'],
  abilities: [
    optional(wouldBeDestroyed({ of: 'you', filter: { type: 'crossGear' } }, insteadDo(destroy(self)))),
  ],
});
