import {
  canAttackUntapped,
  countOf,
  creature,
  instead,
  self,
  times,
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
    {
      kind: 'static',
      affects: self,
      effects: [
        {
          kind: 'cost',
          by: times(-1, countOf(yourCreatures({ races: ['Cyber Virus', 'Dragonoid'] }))),
          atLeast: 2,
        },
      ],
      from: ['hand', 'manaZone', 'graveyard'],
    },
    canAttackUntapped(),
    wouldBeDestroyed(self, instead('hand')),
  ],
});
