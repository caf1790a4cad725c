import {
  creature,
  draw,
  instead,
  may,
  self,
  whenPut,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const akashicSecondElectroSpirit = creature({
  name: 'Akashic Second, Electro-Spirit',
  civilizations: ['water', 'nature'],
  races: ['Cyber Lord', 'Mystery Totem'],
  cost: 5,
  power: 3000,
  printings: ['DM-13 54/55'],
  abilities: [whenPut(self, may(draw())), wouldBeDestroyed(self, instead('manaZone'))],
});
