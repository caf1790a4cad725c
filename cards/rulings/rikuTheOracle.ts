import {
  atMost,
  creature,
  may,
  provided,
  self,
  shieldsAre,
  shieldTrigger,
  topOfDeckTo,
  whenPut,
} from '../../effects/language/words.ts';

export const rikuTheOracle = creature({
  name: 'Riku, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 5,
  power: 1000,
  abilities: [
    shieldTrigger,
    provided(shieldsAre('you', atMost(2)), whenPut(self, may(topOfDeckTo('shieldZone')))),
  ],
});
