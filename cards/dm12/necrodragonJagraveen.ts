import {
  blocker,
  creature,
  delayed,
  destroy,
  doubleBreaker,
  itself,
  self,
  when,
  wheneverBlocks,
} from '../../effects/language/words.ts';

export const necrodragonJagraveen = creature({
  name: 'Necrodragon Jagraveen',
  civilizations: ['darkness'],
  races: ['Zombie Dragon'],
  cost: 6,
  power: 6000,
  printings: ['DM-12 3/55'],
  abilities: [
    blocker,
    wheneverBlocks(self, delayed(when({ event: 'battleEnds', what: itself }, destroy(self)), 'attack')),
    doubleBreaker,
  ],
});
