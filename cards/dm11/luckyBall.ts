import {
  atMost,
  creature,
  drawUpTo,
  provided,
  self,
  shieldsAre,
  whenPut,
} from '../../effects/language/words.ts';

export const luckyBall = creature({
  name: 'Lucky Ball',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 4,
  power: 3000,
  printings: ['DM-11 18/55'],
  abilities: [provided(shieldsAre('opponent', atMost(3)), whenPut(self, drawUpTo(2)))],
});
