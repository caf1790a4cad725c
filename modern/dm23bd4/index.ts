import type { CardDefinition } from 'taiki';
import {
  cardsIn,
  choose,
  creature,
  doubleBreaker,
  inOrder,
  isLike,
  limited,
  machFighter,
  may,
  moveTo,
  onlyIf,
  opponentsCreatures,
  put,
  putIntoMana,
  putOnDeck,
  revealTop,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  when,
  whenPut,
  yourCreatures,
  yourMana,
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

const hanasakiGeruguranosu = creature({
  name: 'ハナサキ・ゲルグラノス',
  civilizations: ['nature'],
  races: ['Balloon Mushroom Dragon'],
  cost: 7,
  power: 4000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder(putIntoMana(choose(yourCreatures())), putIntoMana(choose(opponentsCreatures(), 1, 'opponent'))),
    ),
  ],
  printings: ['DM23-BD4 007'],
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

const natouraTopusu = twinpact(
  '摩破目 ナトゥーラ・トプス / ストンピング・ウィード',
  creature({
    name: '摩破目 ナトゥーラ・トプス',
    civilizations: ['nature'],
    races: ['Jurassic Command Dragon'],
    cost: 8,
    power: 12000,
    abilities: [machFighter, tripleBreaker],
    printings: ['DM23-BD4 050'],
  }),
  spell({
    name: 'ストンピング・ウィード',
    civilizations: ['nature'],
    cost: 3,
    abilities: [spellAbility(topOfDeckTo('manaZone'), may(putOnDeck(choose(yourMana()), 'top')))],
  }),
);

/** The cards of DM23-BD4. */
export const dm23bd4: readonly CardDefinition[] = [
  borushakkuInfinitei,
  hanasakiGeruguranosu,
  rupiaTan,
  natouraTopusu,
];
