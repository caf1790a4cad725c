import {
  choose,
  creature,
  may,
  returnToHand,
  self,
  wheneverAttacks,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const amberPiercer = creature({
  name: 'Amber Piercer',
  civilizations: ['darkness'],
  races: ['Brain Jacker'],
  cost: 4,
  power: 2000,
  printings: ['DM-02 23/55', 'Promotional 23a/55'],
  abilities: [wheneverAttacks(self, may(returnToHand(choose(yourGraveyard({ type: 'creature' })))))],
});
