import type { CardDefinition } from 'taiki';
import {
  any,
  atStartOfYourTurn,
  cardsIn,
  choose,
  creature,
  destroy,
  discard,
  draw,
  each,
  forNextUsed,
  inOrder,
  insteadDo,
  may,
  opponentsCreatures,
  optional,
  putIntoGraveyard,
  self,
  shieldTrigger,
  that,
  tripleBreaker,
  turnOver,
  twinpact,
  wdField,
  when,
  whenPut,
  wouldBeDestroyed,
  wouldLeave,
  yourShields,
} from 'taiki/words';
import { WHEREVER_IT_IS } from '../common.ts';

const handopapuru = creature({
  name: '強欲の紫 ハンドパープル',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Shinobi'],
  cost: 4,
  power: 4000,
  abilities: [shieldTrigger, whenPut(self, destroy(choose(opponentsCreatures(), 1, 'opponent')))],
  printings: ['DM25-EX2 093'],
});

const nigaAbushumu = twinpact(
  '欲望の邪道 ニガ=アブシューム / 支配の邪道 獄鬼夜城',
  wdField({
    name: '欲望の邪道 ニガ=アブシューム',
    civilizations: ['darkness'],
    cost: 5,
    abilities: [
      when({ event: 'breaksShields', what: any('any', { type: 'creature' }) }, destroy(that)),
      optional(wouldBeDestroyed(any('you', { type: 'creature' }), insteadDo(turnOver(self)))),
    ],
    printings: ['DM25-EX2 045'],
  }),
  wdField({
    name: '支配の邪道 獄鬼夜城',
    civilizations: ['darkness'],
    cost: 3,
    abilities: [
      atStartOfYourTurn(
        may(
          putIntoGraveyard(choose(yourShields())),
          inOrder(
            draw(),
            forNextUsed('turn', cardsIn([...WHEREVER_IT_IS], 'you', { type: 'creature' }), {
              kind: 'cost',
              by: -2,
              atLeast: 1,
            }),
          ),
        ),
      ),
      when({ event: 'moved', what: any('you'), from: 'shieldZone' }, may(turnOver(self))),
    ],
  }),
);

const blackHawk = creature({
  name: 'ブラック・ホーク',
  civilizations: ['darkness'],
  races: ['Spriggan', 'Mafi Gang'],
  cost: 9,
  power: 13000,
  abilities: [
    tripleBreaker,
    when({ event: 'endOfTurn', of: 'any' }, discard(cardsIn('hand', 'any'))),
    each(cardsIn('graveyard', 'you', { type: 'creature' }), {
      kind: 'can',
      permission: { do: 'summonFrom', zone: 'graveyard' },
    }),
    wouldLeave(any('you', { type: 'creature' }), { kind: 'move', to: 'deck', position: 'bottom' }),
  ],
  printings: ['DM25-EX2 025'],
});

export const darkness: readonly CardDefinition[] = [blackHawk, handopapuru, nigaAbushumu];
