import type { CardDefinition } from 'taiki';
import {
  abyssRush,
  called,
  charger,
  choose,
  chooseUpTo,
  creature,
  doubleBreaker,
  inOrder,
  lookAtTop,
  put,
  putOnDeckBottom,
  returnToHand,
  self,
  spell,
  spellAbility,
  the,
  twinpact,
  whenPut,
  yourGraveyard,
} from 'taiki/words';

const inferunoPotaru = spell({
  name: 'インフェルノ・ポータル',
  civilizations: ['darkness'],
  cost: 6,
  abilities: [spellAbility(put(choose(yourGraveyard({ type: 'creature', civilizations: ['darkness'] }))))],
  printings: ['DM24-EX2 048'],
});

const desuraiga = twinpact(
  '混沌の獅子デスライガー / カオス・チャージャー',
  creature({
    name: '混沌の獅子デスライガー',
    civilizations: ['darkness'],
    races: ['Demon Command'],
    cost: 7,
    power: 9000,
    abilities: [doubleBreaker],
    printings: ['DM24-EX2 066'],
  }),
  spell({
    name: 'カオス・チャージャー',
    civilizations: ['darkness'],
    cost: 3,
    abilities: [
      spellAbility(
        lookAtTop(4, 'seen'),
        {
          do: 'choose',
          what: called(chooseUpTo({ ref: 'seen', filter: { races: ['Demon Command'] } }, 2), 'found'),
        },
        { do: 'reveal', what: the('found') },
        returnToHand(the('found')),
        putOnDeckBottom(the('seen')),
      ),
      charger,
    ],
  }),
);

const katanaTaggana = creature({
  name: 'カタナ＝タッガーナ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 4,
  power: 5000,
  abilities: [
    ...abyssRush,
    whenPut(
      self,
      inOrder(
        { do: 'moveTop', who: 'you', count: 4, to: 'graveyard', as: 'top' },
        returnToHand(chooseUpTo({ ref: 'top', filter: { races: ['Abyss'] } }, 1)),
      ),
    ),
  ],
  printings: ['DM24-EX2 090'],
});

export const darkness: readonly CardDefinition[] = [inferunoPotaru, desuraiga, katanaTaggana];
