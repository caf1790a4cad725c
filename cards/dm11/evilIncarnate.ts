import {
  atStartOfYourTurn,
  choose,
  destroy,
  doubleBreaker,
  evolution,
  evolutionCreature,
  opponentsCreatures,
  when,
  yourCreatures,
} from '../../effects/language/words.ts';

export const evilIncarnate = evolutionCreature({
  name: 'Evil Incarnate',
  civilizations: ['darkness'],
  races: ['Devil Mask'],
  cost: 6,
  power: 11000,
  printings: ['DM-11 1/55'],
  abilities: [
    evolution({ races: ['Devil Mask'] }),
    atStartOfYourTurn(destroy(choose(yourCreatures()))),
    when({ event: 'startOfTurn', of: 'opponent' }, destroy(choose(opponentsCreatures(), 1, 'opponent'))),
    doubleBreaker,
  ],
});
