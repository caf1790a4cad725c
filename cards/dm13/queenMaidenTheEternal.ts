import {
  doubleBreaker,
  evolution,
  evolutionCreature,
  inOrder,
  isLike,
  onlyIf,
  putIntoMana,
  returnToHand,
  revealTop,
  self,
  the,
  whenPut,
} from '../../effects/language/words.ts';

export const queenMaidenTheEternal = evolutionCreature({
  name: 'Queen Maiden, the Eternal',
  civilizations: ['water', 'nature'],
  races: ['Spirit Quartz'],
  cost: 3,
  power: 6000,
  printings: ['DM-13 32/55'],
  abilities: [
    evolution({ races: ['Spirit Quartz'] }),
    whenPut(
      self,
      inOrder(
        { do: 'nameCard', by: 'you', as: 'name' },
        revealTop(1, 'seen'),
        onlyIf(isLike(the('seen'), { named: 'name' }), returnToHand(the('seen')), putIntoMana(the('seen'))),
      ),
    ),
    doubleBreaker,
  ],
});
