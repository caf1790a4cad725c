import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  blocker,
  cannotAttack,
  cardsIn,
  charger,
  choose,
  creature,
  doubleBreaker,
  each,
  lastBurst,
  opponentsCreatures,
  put,
  putIntoMana,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  twinpact,
  untap,
  when,
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

const kAtoranKingu = twinpact(
  'K・アトラン＆キング海賊団 / アイアイサー・チャージャー',
  creature({
    name: 'K・アトラン＆キング海賊団',
    civilizations: ['water'],
    races: ['Cyber Virus Kai'],
    cost: 5,
    power: 13000,
    abilities: [blocker, cannotAttack, when({ event: 'startOfTurn', of: 'any' }, untap(self))],
    printings: ['DM23-BD6 007'],
  }),
  spell({
    name: 'アイアイサー・チャージャー',
    civilizations: ['water'],
    cost: 3,
    abilities: [spellAbility(returnToHand(choose(yourGraveyard({ type: 'spell' })))), charger],
  }),
);

/** The cards of DM23-BD6. */
export const dm23bd6: readonly CardDefinition[] = [eitobitoruzu, fabyuraSuneiru, kAtoranKingu];
