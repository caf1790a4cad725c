import {
  choose,
  creature,
  may,
  returnToHand,
  self,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const hunterTheInvoked = creature({
  name: 'Hunter, the Invoked',
  civilizations: ['nature'],
  races: ['Wonder Trick'],
  cost: 3,
  power: 2000,
  printings: ['DM-15 34/55'],
  abilities: [whenPut(self, may(returnToHand(choose(yourMana({ type: 'crossGear' })))))],
});
