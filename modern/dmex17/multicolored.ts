import type { CardDefinition } from 'taiki';
import {
  blocker,
  called,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  draw,
  gravityZero,
  inOrder,
  lookAtTop,
  may,
  moveTo,
  putIntoGraveyard,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  tripleBreaker,
  useFree,
  whenDestroyed,
  whenPut,
  youHave,
  yourHand,
} from 'taiki/words';

const neroGurifisu = creature({
  name: '魔光大帝ネロ・グリフィスⅡ世',
  civilizations: ['light', 'darkness'],
  races: ['Angel Command', 'Dark Lord', 'Knight'],
  cost: 9,
  power: 12000,
  abilities: [
    blocker,
    tripleBreaker,
    whenPut(
      self,
      may(
        revealTop(5, 'seen'),
        inOrder(
          returnToHand(cardsIn('deck', 'you', { type: 'spell', is: the('seen') })),
          putIntoGraveyard(the('seen')),
        ),
      ),
    ),
    whenDestroyed(
      { of: 'you', filter: { races: ['Knight'] } },
      may(
        useFree(
          choose(
            yourHand({
              anyOf: [
                { type: 'spell', races: ['Knight'] },
                { type: 'spell', keyword: 'shieldTrigger' },
              ],
            }),
          ),
        ),
      ),
    ),
  ],
  printings: ['DMEX-17 042'],
});

const aoOkamiSekkeizu = spell({
  name: '蒼狼設計図',
  civilizations: ['water', 'nature'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(
      lookAtTop(4, 'seen'),
      { do: 'choose', what: called(chooseUpTo({ ref: 'seen', filter: { type: 'creature' } }, 1), 'first') },
      {
        do: 'choose',
        what: called(chooseUpTo({ ref: 'seen', filter: { not: { type: 'creature' } } }, 1), 'second'),
      },
      { do: 'reveal', what: the('first') },
      { do: 'reveal', what: the('second') },
      returnToHand(the('first')),
      returnToHand(the('second')),
      putOnDeckBottom(the('seen')),
    ),
  ],
  printings: ['DMEX-17 101'],
});

const akashikkuOrijinaru = creature({
  name: '電脳鎧冑アカシック・オリジナル',
  civilizations: ['water', 'nature'],
  races: ['Cyber Lord', 'Giant Insect', 'Survivor'],
  cost: 2,
  power: 1000,
  abilities: [
    whenPut(
      self,
      inOrder(
        lookAtTop(2, 'seen'),
        { do: 'choose', what: called(choose({ ref: 'seen', filter: { type: 'creature' } }), 'found') },
        { do: 'reveal', what: the('found') },
        returnToHand(the('found')),
        putOnDeckBottom(the('seen')),
      ),
    ),
  ],
  printings: ['DMEX-17 137'],
});

const neichaGurennya = creature({
  name: 'ネイチャー・グレンニャー',
  civilizations: ['water', 'fire', 'nature'],
  races: ['Flame Monster', 'Blue Monster', 'Emerald Monster'],
  cost: 3,
  power: 4000,
  abilities: [
    gravityZero(youHave(cardsIn('battleZone', 'you', { races: ['Phoenix'] }))),
    whenPut(self, inOrder(draw(), may(moveTo('manaZone', choose(yourHand()), 'tapped')))),
  ],
  printings: ['DMEX-17 138'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  neroGurifisu,
  aoOkamiSekkeizu,
  akashikkuOrijinaru,
  neichaGurennya,
];
