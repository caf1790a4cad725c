import type { CardDefinition } from 'taiki';
import {
  cardsIn,
  choose,
  creature,
  doubleBreaker,
  inOrder,
  isLike,
  limited,
  moveTo,
  onlyIf,
  put,
  putOnDeck,
  revealTop,
  self,
  the,
  when,
  whenPut,
} from 'taiki/words';

const borushakkuInfinitei = creature({
  name: 'ボルシャック・インフィニティ',
  civilizations: ['fire', 'nature'],
  races: ['Armored Dragon', 'Earth Dragon'],
  cost: 6,
  power: 7000,
  abilities: [
    doubleBreaker,
    limited(
      { times: 1, per: 'turn', by: 'this' },
      when(
        { event: 'moved', what: { of: 'you', filter: { races: ['Dragon'] } }, from: 'battleZone' },
        inOrder(
          revealTop(1, 'seen'),
          onlyIf(
            isLike(the('seen'), { type: 'element', races: ['ドラゴ'] }),
            put(the('seen')),
            moveTo('manaZone', the('seen'), 'tapped'),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM23-BD4 006'],
});

const rupiaTan = creature({
  name: '友情地龍 ルピア・ターン',
  civilizations: ['fire', 'nature'],
  races: ['Fire Bird', 'Green Command Dragon'],
  cost: 3,
  power: 4000,
  abilities: [
    whenPut(
      self,
      inOrder(
        { do: 'moveTop', who: 'you', count: 2, to: 'manaZone', tapped: true },
        putOnDeck(choose(cardsIn('battleZone', 'any')), 'top'),
      ),
    ),
  ],
  printings: ['DM23-BD4 008'],
});

/** The cards of DM23-BD4. */
export const dm23bd4: readonly CardDefinition[] = [borushakkuInfinitei, rupiaTan];
