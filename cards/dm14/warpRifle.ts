import {
  allCreatures,
  called,
  cardsIn,
  choose,
  forEach,
  inOrder,
  onlyIf,
  returnToHand,
  spell,
  spellAbility,
  the,
  youHave,
} from '../../effects/language/words.ts';

export const warpRifle = spell({
  name: 'Warp Rifle',
  civilizations: ['water'],
  cost: 7,
  printings: ['DM-14 84/110'],
  abilities: [
    spellAbility(
      { do: 'choose', what: called(choose(cardsIn('battleZone', 'any', { type: 'crossGear' })), 'gear') },
      onlyIf(
        youHave(allCreatures({ crossedWith: the('gear') })),
        forEach(
          allCreatures({ crossedWith: the('gear') }),
          'bearer',
          inOrder(returnToHand(the('gear')), returnToHand(the('bearer'))),
        ),
        returnToHand(the('gear')),
      ),
    ),
  ],
});
