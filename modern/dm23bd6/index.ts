import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  cardsIn,
  choose,
  creature,
  doubleBreaker,
  each,
  lastBurst,
  opponentsCreatures,
  put,
  putIntoMana,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  twinpact,
  whenPut,
  yourGraveyard,
  yourMana,
} from 'taiki/words';

const eitobitoruzu = twinpact(
  'エイトビートルズ / R.C.4.',
  creature({
    name: 'エイトビートルズ',
    civilizations: ['nature'],
    races: ['Grand Sect'],
    cost: 6,
    power: 6000,
    abilities: [doubleBreaker, whenPut(self, putIntoMana(choose(yourGraveyard(), 2))), lastBurst],
    printings: ['DM23-BD6 030'],
  }),
  spell({
    name: 'R.C.4.',
    civilizations: ['nature'],
    cost: 4,
    abilities: [spellAbility(put(choose(yourMana({ type: 'creature', cost: atMost(4) }))))],
  }),
);

const fabyuraSuneiru = twinpact(
  'ファビュラ・スネイル / ゴルチョップ・トラップ',
  creature({
    name: 'ファビュラ・スネイル',
    civilizations: ['nature'],
    races: ['Grand Sect'],
    cost: 3,
    power: 3000,
    abilities: [
      each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', power: atLeast(6000) }), {
        kind: 'cost',
        by: -1,
        atLeast: 1,
      }),
    ],
    printings: ['DM23-BD6 033'],
  }),
  spell({
    name: 'ゴルチョップ・トラップ',
    civilizations: ['nature'],
    cost: 9,
    abilities: [shieldTrigger, spellAbility(putIntoMana(opponentsCreatures({ power: atMost(4000) })))],
  }),
);

/** The cards of DM23-BD6. */
export const dm23bd6: readonly CardDefinition[] = [eitobitoruzu, fabyuraSuneiru];
