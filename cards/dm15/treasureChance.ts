import {
  atMost,
  choose,
  destroy,
  isLike,
  may,
  onlyIf,
  opponentsCreatures,
  plus,
  powerOfRef,
  put,
  spell,
  spellAbility,
  the,
} from '../../effects/language/words.ts';

export const treasureChance = spell({
  name: 'Treasure Chance',
  civilizations: ['fire'],
  cost: 5,
  printings: ['DM-15 17/55'],
  abilities: [
    spellAbility(
      { do: 'moveTop', who: 'you', count: 1, to: 'graveyard', as: 'top' },
      onlyIf(
        isLike(the('top'), { type: 'creature' }),
        destroy(choose(opponentsCreatures({ power: atMost(plus(powerOfRef(the('top')), -1)) }))),
      ),
      onlyIf(isLike(the('top'), { type: 'crossGear' }), may(put(the('top')))),
    ),
  ],
});
