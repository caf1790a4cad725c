import {
  atLeast,
  creature,
  provided,
  self,
  shieldsAre,
  untap,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const ancientHornTheWatcher = creature({
  name: 'Ancient Horn, the Watcher',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 5,
  power: 5000,
  printings: ['DM-10 80/110'],
  abilities: [provided(shieldsAre('you', atLeast(5)), whenPut(self, untap(yourMana())))],
});
