import type { CardDefinition } from 'taiki';
import {
  atEndOfYourTurn,
  atLeast,
  atRandom,
  blocker,
  called,
  cannotAttack,
  choose,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  each,
  exLife,
  gains,
  gets,
  guardStrike,
  inOrder,
  invasion,
  itself,
  may,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  power,
  returnToHand,
  sasageru,
  self,
  shieldTrigger,
  shinkaPower,
  slayer,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  the,
  topOfDeckTo,
  when,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';

const muRyu = creature({
  name: '無龍',
  civilizations: ['darkness'],
  races: ['Master Dragon Z', 'Rex Stars'],
  cost: 6,
  power: 5000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }],
      from: ['graveyard'],
    },
    {
      kind: 'static',
      while: youHave(yourGraveyard(), atLeast(2)),
      affects: self,
      effects: [{ kind: 'cost', by: -3, atLeast: 0 }],
      from: ['hand', 'manaZone', 'graveyard'],
    },
    shinkaPower(may(topOfDeckTo('graveyard', 5))),
  ],
  printings: ['DMRP-19 004'],
});

const georuguZeriStar = starEvolutionCreature({
  name: 'ゲオルグ <ゼリー.Star>',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Parasite Worm', 'Rex Stars'],
  cost: 5,
  power: 7000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['darkness'] }] }),
    invasion({ cost: atLeast(4), civilizations: ['darkness'], races: ['Rex Stars'] }),
    doubleBreaker,
    whenPut(self, discard(atRandom(opponentsHand()))),
  ],
  printings: ['DMRP-19 016'],
});

const hando = spell({
  name: '蓄積されたハンド',
  civilizations: ['darkness'],
  cost: 6,
  abilities: [
    shieldTrigger,
    spellAbility(
      destroy(choose(opponentsCreatures())),
      destroy(choose(opponentsCreatures(), countOf(yourGraveyard({ names: ['蓄積されたハンド'] })))),
    ),
  ],
  printings: ['DMRP-19 017'],
});

const jigokuParutenon = creature({
  name: '霊刑連結 ジゴク・パルテノン',
  civilizations: ['darkness'],
  races: ['Dispector', 'Demon Command', 'Arc Seraphim'],
  cost: 5,
  power: 6000,
  abilities: [exLife, doubleBreaker, atEndOfYourTurn(discard(choose(opponentsHand(), 1, 'opponent')))],
  printings: ['DMRP-19 036'],
});

const vogisha = creature({
  name: '戯具 ヴォギシャ',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Rex Stars'],
  cost: 4,
  power: 1000,
  abilities: [shieldTrigger, whenPut(self, discard(atRandom(opponentsHand())))],
  printings: ['DMRP-19 037'],
});

const katto1 = creature({
  name: '傀魂 カット-1',
  civilizations: ['darkness'],
  races: ['Death Puppet', 'Xenoparts', 'Distas'],
  cost: 2,
  power: 1000,
  abilities: [each(yourCreatures({ races: ['Distas'] }), gains(slayer)), sasageru(1)],
  printings: ['DMRP-19 038'],
});

const jorujuGurujieneStar = starEvolutionCreature({
  name: 'ジョルジュ <グルジェネ.Star>',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Zombie Dragon', 'Rex Stars'],
  cost: 4,
  power: 5000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['darkness'] }] }),
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }],
      from: ['graveyard'],
    },
  ],
  printings: ['DMRP-19 072'],
});

const runando2 = creature({
  name: '魔光 ルナンド-2',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Knight', 'Distas'],
  cost: 5,
  power: 5000,
  abilities: [
    {
      kind: 'static',
      while: youHave(yourGraveyard(), atLeast(2)),
      affects: self,
      effects: [{ kind: 'cost', by: -2, atLeast: 0 }],
      from: ['hand', 'manaZone', 'graveyard'],
    },
    sasageru(2),
  ],
  printings: ['DMRP-19 073'],
});

const sabirabirin = creature({
  name: 'さびらびりん',
  civilizations: ['darkness'],
  races: ['Jokers', 'Rex Stars'],
  cost: 4,
  power: 5000,
  abilities: [shieldTrigger, blocker, when({ event: 'endOfAttack', what: itself }, destroy(self))],
  printings: ['DMRP-19 074'],
});

const honenbiGs = creature({
  name: '白骨の守護者ホネンビー GS',
  civilizations: ['darkness'],
  races: ['Guardian'],
  cost: 4,
  power: 4000,
  abilities: [
    guardStrike,
    blocker,
    cannotAttack,
    whenPut(
      self,
      inOrder(topOfDeckTo('graveyard', 3), returnToHand(choose(yourGraveyard({ type: 'creature' })))),
    ),
  ],
  printings: ['DMRP-19 075'],
});

const pienpaon = creature({
  name: 'ぴえんぱおん',
  civilizations: ['darkness'],
  races: ['Jokers', 'Rex Stars'],
  cost: 2,
  power: 2000,
  abilities: [whenPut(self, topOfDeckTo('graveyard', 2))],
  printings: ['DMRP-19 076'],
});

const damudamuJokazu = spell({
  name: 'ダムダム・ジョーカーズ',
  civilizations: ['darkness'],
  races: ['Jokers'],
  cost: 1,
  abilities: [
    spellAbility(topOfDeckTo('graveyard', 2)),
    spellAbility(may(returnToHand(choose(yourGraveyard({ type: 'creature', races: ['Jokers'] }))))),
  ],
  printings: ['DMRP-19 079'],
});

const reimaGensou = spell({
  name: '零魔幻争',
  civilizations: ['darkness'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(
      { do: 'choose', what: called(choose(opponentsCreatures()), 'prey') },
      onlyIf(
        youHave(yourCreatures({ power: atLeast(6000) })),
        gets(the('prey'), 'turn', power(-6000)),
        gets(the('prey'), 'turn', power(-2000)),
      ),
    ),
  ],
  printings: ['DMRP-19 078'],
});

export const darkness: readonly CardDefinition[] = [
  reimaGensou,
  muRyu,
  georuguZeriStar,
  hando,
  jigokuParutenon,
  vogisha,
  katto1,
  jorujuGurujieneStar,
  runando2,
  sabirabirin,
  honenbiGs,
  pienpaon,
  damudamuJokazu,
];
