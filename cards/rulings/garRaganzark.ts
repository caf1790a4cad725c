import {
  blocker,
  creature,
  doubleBreaker,
  fantasyGateOfMoonlessNight,
} from '../../effects/language/words.ts';

export const garRaganzark = creature({
  name: 'Gar Raganzark',
  civilizations: ['water', 'darkness'],
  races: ['Dolszak', 'Mafi Gang'],
  cost: 8,
  power: 9000,
  abilities: [fantasyGateOfMoonlessNight, blocker, doubleBreaker],
});
