import {
  atMost,
  choose,
  creature,
  destroy,
  opponentsCreatures,
  self,
  shieldTrigger,
  whenPut,
} from '../../effects/language/words.ts';

export const hurlosaur = creature({
  name: 'Hurlosaur',
  civilizations: ['fire'],
  races: ['Rock Beast'],
  cost: 6,
  power: 2000,
  printings: ['DM-10 69/110'],
  abilities: [shieldTrigger, whenPut(self, destroy(choose(opponentsCreatures({ power: atMost(1000) }))))],
});
