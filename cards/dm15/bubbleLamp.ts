import {
  creature,
  draw,
  may,
  provided,
  self,
  whenPut,
  youHave,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const bubbleLamp = creature({
  name: 'Bubble Lamp',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 2,
  power: 1000,
  printings: ['DM-15 42/55'],
  abilities: [provided(youHave(yourGraveyard({ names: ['Bubble Lamp'] })), whenPut(self, may(draw())))],
});
