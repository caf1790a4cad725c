import {
  choose,
  creature,
  may,
  returnToHand,
  self,
  that,
  whenDestroyed,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const batDoctorShadowOfUndeath = creature({
  name: 'Bat Doctor, Shadow of Undeath',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 3,
  power: 2000,
  printings: ['DM-09 27/55'],
  abilities: [
    whenDestroyed(self, may(returnToHand(choose(yourGraveyard({ type: 'creature', not: { is: that } }))))),
  ],
});
