import type { CardDefinition } from 'taiki';
import {
  atEndOfYourTurn,
  atLeast,
  atMost,
  blocker,
  called,
  cannot,
  cannotAttackPlayers,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  draw,
  each,
  exLife,
  gains,
  gets,
  guardStrike,
  hasWhile,
  lookAtTop,
  may,
  opponentsCreatures,
  put,
  putOnDeckBottom,
  returnToHand,
  ruleUntil,
  sasageru,
  self,
  shieldSaver,
  shieldTrigger,
  shinkaPower,
  spell,
  spellAbility,
  tap,
  the,
  tripleBreaker,
  untap,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';

const seigiHoshiMikado = creature({
  name: '「正義星帝」',
  civilizations: ['light'],
  races: ['Metallica', 'Rex Stars'],
  cost: 3,
  power: 3500,
  abilities: [
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', evolution: true }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
    whenPut(self, gets(self, 'yourNextTurn', cannot({ do: 'move', from: 'battleZone' }))),
    shinkaPower(
      ruleUntil(
        'yourNextTurn',
        cannot({ do: 'cast', who: 'opponent', what: { type: 'spell', cost: atMost(4) } }),
      ),
    ),
  ],
  printings: ['DMRP-17 001'],
});

const shiridian = creature({
  name: '天紅連結 シリディアン',
  civilizations: ['light'],
  races: ['Dispector', 'Angel Command', 'Armored Dragon'],
  cost: 11,
  power: 12000,
  abilities: [guardStrike, exLife, blocker, tripleBreaker],
  printings: ['DMRP-17 013'],
});

const kakyuNoInoriTeDenshou = creature({
  name: '「火球の祈り手」&「伝承の語り部」',
  civilizations: ['light'],
  races: ['Metallica', 'Rex Stars'],
  cost: 4,
  power: 4000,
  abilities: [guardStrike, whenPut(self, may(put(choose(yourHand({ type: 'creature', cost: atMost(4) })))))],
  printings: ['DMRP-17 014'],
});

const disTaru = creature({
  name: 'Disタルー',
  civilizations: ['light'],
  races: ['Justice Orb', 'Distas'],
  cost: 4,
  power: 5000,
  abilities: [whenPut(self, draw()), shieldSaver],
  printings: ['DMRP-17 031'],
});

const shurai1 = creature({
  name: '聖者 シュライ-1',
  civilizations: ['light'],
  races: ['Initiate', 'Distas'],
  cost: 3,
  power: 4000,
  abilities: [atEndOfYourTurn(may(tap(self), untap(choose(yourCreatures({ other: true }))))), sasageru(1)],
  printings: ['DMRP-17 032'],
});

const baura1 = creature({
  name: '王機 バウラ-1',
  civilizations: ['light'],
  races: ['Great Mecha King', 'Distas'],
  cost: 5,
  power: 5500,
  abilities: [
    blocker,
    cannotAttackPlayers,
    whenPut(self, returnToHand(choose(yourGraveyard({ type: 'spell' })))),
    sasageru(1),
  ],
  printings: ['DMRP-17 059'],
});

const tanrenNoGatasaZouRyu = creature({
  name: '鍛錬の硬さ 増留',
  civilizations: ['light'],
  races: ['Metallica', 'Rex Stars'],
  cost: 3,
  power: 2500,
  abilities: [shieldTrigger, blocker, cannotAttackPlayers],
  printings: ['DMRP-17 060'],
});

const jieido1 = creature({
  name: '星樹 ジェイド-1',
  civilizations: ['light'],
  races: ['Starlight Tree', 'Distas'],
  cost: 2,
  power: 3500,
  abilities: [blocker, cannotAttackPlayers, sasageru(1)],
  printings: ['DMRP-17 061'],
});

const disBirupan = creature({
  name: 'Disビルパン',
  civilizations: ['light'],
  races: ['Great Mecha King', 'Origin', 'Distas'],
  cost: 2,
  power: 1500,
  abilities: [hasWhile(youHave(yourCreatures({ power: atLeast(6000) })), gains(blocker))],
  printings: ['DMRP-17 063'],
});

const suteiruFurasshu = spell({
  name: 'スティル・フラッシュ',
  civilizations: ['light'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(
      tap(choose(opponentsCreatures())),
      gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
    ),
    spellAbility(draw()),
  ],
  printings: ['DMRP-17 064'],
});

const rojikkuReKyubu = spell({
  name: 'ロジック・Re:キューブ',
  civilizations: ['light'],
  cost: 2,
  abilities: [
    guardStrike,
    spellAbility(
      lookAtTop(4, 'seen'),
      { do: 'choose', what: called(chooseUpTo({ ref: 'seen', filter: { type: 'spell' } }, 1), 'found') },
      { do: 'reveal', what: the('found') },
      returnToHand(the('found')),
      putOnDeckBottom(the('seen')),
    ),
  ],
  printings: ['DMRP-17 065'],
});

export const light: readonly CardDefinition[] = [
  seigiHoshiMikado,
  shiridian,
  kakyuNoInoriTeDenshou,
  disTaru,
  shurai1,
  baura1,
  tanrenNoGatasaZouRyu,
  jieido1,
  disBirupan,
  suteiruFurasshu,
  rojikkuReKyubu,
];
