import {
  canAttackUntapped,
  creature,
  instead,
  self,
  sympathy,
  wouldBeDestroyed,
  yourCreatures,
} from '../../effects/language/words.ts';

export const akashicFirstElectroDragon = creature({
  name: 'Akashic First, Electro-Dragon',
  civilizations: ['water', 'fire'],
  races: ['Cyber Lord', 'Volcano Dragon'],
  cost: 7,
  power: 6000,
  printings: ['DM-13 3/55'],
  abilities: [
    sympathy(yourCreatures({ races: ['Cyber Virus', 'Dragonoid'] })),
    canAttackUntapped(),
    wouldBeDestroyed(self, instead('hand')),
  ],
});
