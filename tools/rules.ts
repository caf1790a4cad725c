// Generates the index of rules and where they are implemented: docs/rules.md, and its public part as rulings/rulebook/ruleIndex.ts.
// `npm run rules` writes both; `--check` fails if one is out of date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyChart, ChartConfig } from '../machines/chart.ts';
import { duel } from '../machines/duel/duel.ts';
import { standby } from '../machines/standby/standby.ts';
import { scenarios } from '../rulings/index.ts';
import {
  countStatuses,
  coverageBySection,
  type MissingRule,
  missingRules,
  OUTSIDE_REASONS,
  type RuleStatus,
  ruleStatus,
  type SectionCoverage,
} from '../rulings/rulebook/coverage.ts';
import { numberedRules } from '../rulings/rulebook/numbers.ts';
import {
  compareRules,
  type RuleEntry,
  ruleAndAbove,
  rulebook,
  ruleNumbers,
} from '../rulings/rulebook/rulebook.ts';

const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A rule number cited in the code. `inText`: it is the rule of a fact, a decision or a refusal, not only in a comment. */
export interface Citation {
  readonly rule: string;
  readonly file: string;
  readonly name: string;
  readonly kind: 'function' | 'type';
  readonly inText: boolean;
}

const letters = (from: string, to: string): readonly string[] =>
  Array.from({ length: Math.max(0, to.charCodeAt(0) - from.charCodeAt(0) + 1) }, (_, index) =>
    String.fromCharCode(from.charCodeAt(0) + index),
  );

/** The rule numbers in a text. `506.3b, d` and `101.4b-c` are two numbers each, `100.2-100.4` is three. */
export function numbersIn(text: string): readonly string[] {
  const found: string[] = [];
  const numbers =
    /(?<![\w.])(\d{3})\.(\d+)([a-z]?)(?:-(?:\d{3}\.)?(\d*)([a-z]?))?(?!\w)((?:, [a-z](?!\w))*)/g;
  for (const [, section = '', of = '', letter = '', toOf = '', toLetter = '', more = ''] of text.matchAll(
    numbers,
  )) {
    found.push(`${section}.${of}${letter}`);
    if (toOf !== '' && toOf !== of)
      for (let next = Number(of) + 1; next <= Number(toOf); next++) found.push(`${section}.${next}`);
    else if (toLetter !== '')
      for (const one of letters(letter || 'a', toLetter)) found.push(`${section}.${of}${one}`);
    for (const one of more.split(', ').filter(Boolean)) found.push(`${section}.${of}${one}`);
  }
  for (const [section] of text.matchAll(/(?<![\w.])\d{3}(?![\w]|\.\d)/g))
    if (Object.hasOwn(rulebook, section)) found.push(section);
  return [...new Set(found)];
}

/**
 * What implements a rule without citing its number: states by path, everything else by file and name. Maintained by hand; a name
 * that does not exist is an error.
 */
const UNNAMED: Readonly<Record<string, readonly string[]>> = {
  '100.1': ['table/nouns.ts PLAYERS'],
  '100.2a': ['library/deck.ts checkNumbers'],
  '100.3a': ['library/deck.ts checkNumbers'],
  '100.4a': ['library/deck.ts checkNumbers'],
  '101.1': ['effects/language/statics/can.ts CanStatic'],
  '101.4b': ['effects/standby/nextOnStandby.ts STANDBY_LANES'],
  '101.4d': ['effects/actions/resolving.ts resolveStandby'],
  '101.5b': ['effects/events/decideReplacements.ts decideReplacements'],
  '102.1': ['effects/state/scope.ts playersInOrder'],
  '102.2': ['effects/state/scope.ts isPlayer'],
  '103.1': ['library/deck.ts checkDeck'],
  '103.2': ['effects/steps/opening.ts shuffleDecks'],
  '103.3': ['effects/steps/opening.ts placeShields'],
  '103.4': ['table/setUp.ts setUpTable'],
  '103.5': ['machines/duel/turn/startOfTurn.ts startOfTurn'],
  '104.2': ['effects/actions/ending/endDuel.ts endDuel'],
  '104.2c': ['effects/actions/ending/verdicts.ts verdictOf'],
  '105.1': ['table/objects.ts tapObjects'],
  '105.2': ['effects/steps/turn/startOfTurn.ts untapAll'],
  '105.3': ['effects/steps/turn/attack/declaration.ts declareAttack', 'effects/steps/turn/main.ts payMana'],
  '105.4': ['effects/actions/tapping.ts setTapped'],
  '105.5': ['effects/words/instructions/flip.ts flipRules', 'effects/actions/tapping.ts setTapped'],
  '106.1': ['effects/questions/characteristics/characteristics.ts civilizationsOf'],
  '106.2': ['effects/questions/characteristics/characteristics.ts civilizationsOf'],
  '106.2a': ['effects/questions/characteristics/filters.ts faceMatches'],
  '106.2b': ['effects/questions/characteristics/filters.ts faceMatches'],
  '106.2c': ['effects/questions/costs/costs.ts manaNeeded'],
  '106.4': ['effects/questions/characteristics/characteristics.ts civilizationsOf'],
  '107.1': ['effects/steps/turn/main.ts payMana'],
  '107.2': ['effects/questions/costs/costs.ts canPay'],
  '108.1': ['effects/questions/characteristics/amounts.ts amountOf'],
  '108.1a': ['effects/words/instructions/nameNumber.ts nameNumberRules'],
  '109.2a': [
    'effects/words/instructions/move.ts moveRules',
    'effects/words/instructions/moveUnder.ts moveUnderRules',
  ],
  '109.2c': [
    'effects/actions/equipping.ts aurasGoingAlong',
    'effects/questions/characteristics/piles/piles.ts cardsBelow',
    'effects/questions/characteristics/filters/crossedWith.ts crossedWithRules',
  ],
  '110.1': ['effects/questions/characteristics/characteristics.ts abilitiesOf'],
  '110.2': ['effects/questions/characteristics/characteristics.ts staticsOf'],
  '110.2a': ['effects/questions/characteristics/bans.ts objectBan'],
  '110.2b': ['effects/questions/costs/uses.ts useRefusal'],
  '110.2c': ['effects/questions/characteristics/characteristics.ts abilitiesOf'],
  '110.2e': ['effects/words/instructions/lasting.ts lastingRules'],
  '110.3': [
    'effects/language/vocabulary.ts Ability',
    'effects/questions/characteristics/characteristics.ts abilitiesOf',
  ],
  '110.3a': ['effects/actions/using.ts followSpell'],
  '110.3b': ['effects/events/happen.ts happen'],
  '110.3c': ['effects/events/standbyEffect.ts activate'],
  '110.3d': ['effects/questions/characteristics/characteristics.ts powerOf'],
  '110.4a': ['effects/questions/characteristics/characteristics.ts characteristicsOf'],
  '110.4b': ['effects/questions/abilities/workingZones.ts placed'],
  '110.4c': [
    'effects/questions/abilities/triggering.ts triggersIn',
    'effects/questions/characteristics/characteristics.ts worksIn',
  ],
  '110.4f': ['effects/questions/triggers/arrivals.ts enteringIsTapped'],
  '110.4g': ['effects/questions/abilities/triggering.ts triggersIn'],
  '110.5': ['effects/events/standbyEffect.ts putOnStandby'],
  '110.6': ['effects/questions/characteristics/characteristics.ts civilizationsOf'],
  '110.7': ['effects/questions/abilities/triggering.ts SLAYER'],
  '111.2b': ['effects/questions/characteristics/characteristics.ts staticsOf'],
  '111.2c': ['effects/steps/turn/startOfTurn.ts untapAll', 'effects/steps/turn/draw.ts drawForTurn'],
  '112.1': ['effects/questions/costs/costs.ts costToPay'],
  '112.2c': ['effects/questions/costs/costs.ts paymentsFor'],
  '112.3e': ['effects/questions/costs/uses.ts useRefusal'],
  '112.3f': ['effects/language/namedAbilities/attackChance.ts attackChance'],
  '112.4': ['effects/steps/turn/paidUses.ts usesOf'],
  '113.1': ['effects/steps/opening.ts placeShields'],
  '113.3': ['effects/words/instructions/move.ts moveRules'],
  '113.4': ['table/objects.ts putOnto'],
  '113.5': [
    'effects/steps/turn/attack/directAttack.ts breakShields',
    'effects/words/instructions/breakShields.ts breakShieldsRules',
  ],
  '113.6a': ['effects/actions/shields.ts shieldsToHand'],
  '114.1': ['effects/actions/drawing.ts draw'],
  '114.2a': ['effects/words/instructions/draw.ts drawRules'],
  '114.3': ['effects/words/instructions/moveTop.ts moveTopRules'],
  '114.4a': ['effects/actions/drawing.ts draw'],
  '114.4b': ['effects/words/instructions/draw.ts drawRules'],
  '114.5': ['effects/actions/drawing.ts draw'],
  '115.1': ['effects/actions/battle.ts compareBattle'],
  '115.1a': ['effects/actions/battle.ts battleInEffect', 'effects/steps/turn/attack/battle.ts fight'],
  '117.1': ['effects/questions/triggers/arrivals.ts onlyZoneFor'],
  '118.1': ['effects/questions/triggers/arrivals.ts onlyZoneFor'],
  '200.2': ['effects/questions/characteristics/characteristics.ts characteristicsOf'],
  '200.3': ['effects/questions/characteristics/piles/piles.ts cardsBelow'],
  '200.3c': ['effects/questions/characteristics/characteristics.ts namesOf'],
  '201.1': ['effects/questions/characteristics/characteristics.ts characteristicsOf'],
  '201.1a': ['effects/questions/costs/costs.ts costToPay'],
  '201.1b': ['effects/steps/turn/paidUses.ts usesOf'],
  '201.2': ['effects/questions/characteristics/filters.ts faceMatches'],
  '202.1': ['effects/questions/characteristics/characteristics.ts namesOf'],
  '202.2': ['effects/words/instructions/nameCard.ts nameCardRules'],
  '202.3': ['effects/questions/characteristics/filters.ts faceMatches'],
  '203.1': ['effects/questions/characteristics/characteristics.ts racesOf'],
  '203.3': ['effects/questions/characteristics/characteristics.ts racesOf'],
  '204.1': ['effects/questions/characteristics/filters.ts faceMatches'],
  '204.2': ['effects/language/cardTypes.ts CARD_TYPES'],
  '204.3': ['effects/language/cardTypes.ts CARD_TYPE_FACTS'],
  '204.3a': ['effects/language/cardTypes.ts CARD_TYPE_FACTS'],
  '204.3c': ['effects/language/cardTypes.ts CARD_TYPE_FACTS'],
  '205.1': ['effects/questions/characteristics/characteristics.ts abilitiesOf'],
  '206.1': ['effects/questions/characteristics/characteristics.ts powerOf'],
  '206.2a': ['effects/questions/characteristics/characteristics.ts powerOf'],
  '206.3': ['effects/questions/characteristics/characteristics.ts findPower'],
  '206.4': [
    'effects/questions/characteristics/characteristics.ts powerOf',
    'effects/questions/characteristics/characteristics.ts findPower',
  ],
  '207.1': ['effects/questions/characteristics/characteristics.ts civilizationsOf'],
  '207.3': ['effects/questions/characteristics/characteristics.ts civilizationsOf'],
  '300.1': ['effects/language/cardTypes.ts CARD_TYPES'],
  '301.1': ['effects/steps/turn/paidUses.ts usesOf'],
  '301.3': ['effects/questions/characteristics/characteristics.ts powerOf'],
  '301.3a': ['effects/actions/battle.ts winsAgainst'],
  '301.3b': ['effects/questions/characteristics/characteristics.ts findPower'],
  '301.4': ['effects/questions/legality/attacks.ts canAttack'],
  '301.5': ['effects/questions/legality/attacks.ts attackRefusal'],
  '302.1': ['effects/steps/turn/paidUses.ts usesOf'],
  '302.3': ['effects/words/instructions/move.ts asPut'],
  '303.1': ['effects/steps/turn/paidUses.ts usesOf'],
  '303.2': ['effects/actions/using.ts putIntoBattleZone'],
  '303.3': ['effects/actions/crossing.ts crossOnto'],
  '303.3a': ['effects/state/scope.ts crossedBy'],
  '303.3b': ['effects/steps/turn/main.ts crossGear'],
  '303.3c': ['effects/words/instructions/cross.ts crossRules'],
  '303.3d': ['effects/questions/costs/canLieTapped.ts canLieTapped'],
  '303.4': ['effects/questions/costs/uses.ts crossable'],
  '303.5': ['table/objects.ts moveObjects'],
  '304.1': ['effects/steps/turn/paidUses.ts usesOf'],
  '304.2a': ['effects/actions/using.ts chooseShieldFor'],
  '305.1': ['effects/steps/turn/paidUses.ts usesOf'],
  '305.2': ['effects/actions/using.ts chooseBearer', 'effects/words/instructions/put.ts bearersOf'],
  '305.2a': ['effects/language/cardTypes.ts CARD_TYPE_FACTS'],
  '305.3': ['effects/actions/using.ts chooseBearer', 'effects/actions/equipping.ts unborneCards'],
  '306.1': ['effects/steps/turn/paidUses.ts usesOf'],
  '306.2': ['effects/language/cardTypes.ts CARD_TYPE_FACTS'],
  '308.1': ['effects/steps/turn/paidUses.ts usesOf'],
  '308.2': ['effects/actions/using.ts putIntoBattleZone'],
  '308.3': ['effects/words/instructions/flip.ts flipRules'],
  '310.1': ['effects/actions/using.ts chooseForAura'],
  '310.6': ['effects/actions/using.ts chooseForAura'],
  '310.7': ['effects/actions/piles/becomeOne.ts becomeOne'],
  '310.7a': ['effects/actions/piles/becomeOne.ts becomeOne'],
  '315.1': ['effects/steps/turn/paidUses.ts usesOf'],
  '315.2': ['effects/actions/using.ts finishUse'],
  '316.1': ['effects/questions/characteristics/filters/type.ts isOfTypeNow'],
  '316.2': ['effects/language/cardTypes.ts CARD_TYPE_FACTS'],
  '316.3': ['effects/actions/moves.ts carryOut'],
  '400.2c': ['effects/questions/legality/offered.ts offerOf'],
  '400.2d': ['effects/words/instructions/search.ts searchRules'],
  '400.2e': ['table/objects.ts moveTo'],
  '400.2f': ['table/view.ts mayKnow'],
  '400.3': ['effects/questions/legality/attempts.ts canBePut'],
  '400.4': ['table/objects.ts moveObjects'],
  '400.5a': ['table/view.ts mayKnow'],
  '400.5b': ['table/objects.ts moveObjects'],
  '400.6': ['effects/actions/choosing/targets.ts choose'],
  '400.8': ['effects/questions/legality/choosable.ts referents'],
  '401.1': ['table/setUp.ts setUpTable'],
  '401.2': ['table/view.ts mayKnow'],
  '401.2a': ['effects/words/instructions/search.ts searchRules'],
  '401.3': ['table/view.ts viewFor'],
  '401.5': ['effects/words/looking.ts show'],
  '402.1': ['effects/steps/opening.ts takeHands'],
  '402.3': ['table/view.ts viewFor'],
  '403.1': ['effects/questions/characteristics/filters.ts liesIn'],
  '403.4': ['table/objects.ts moveObjects'],
  '403.4a': ['table/objects.ts moveObjects'],
  '404.1': ['effects/words/instructions/discard.ts discardRules', 'effects/actions/moves.ts destroyTogether'],
  '404.2': ['table/view.ts isZoneKnown'],
  '405.2': ['table/view.ts isZoneKnown'],
  '406.2': ['table/view.ts mayKnow'],
  '406.3': ['table/objects.ts moveObjects'],
  '407.1': ['library/deck.ts checkDeck'],
  '407.2': ['table/view.ts isZoneKnown'],
  '408.1': ['library/deck.ts checkZones'],
  '408.2': ['table/view.ts mayKnow'],
  '408.3': ['table/objects.ts moveObjects'],
  '410.1': ['table/zones.ts ZONE_FACTS'],
  '410.2': ['table/view.ts mayKnow'],
  '409.1': ['effects/steps/turn/main.ts declareUse', 'effects/actions/using.ts useWithoutPaying'],
  '409.1a': ['effects/words/instructions/put.ts performPut'],
  '409.1b': ['effects/actions/using.ts followSpell'],
  '409.1d': ['effects/actions/endPending.ts endPending'],
  '409.2': ['effects/actions/endPending.ts endPending'],
  '409.2b': ['effects/actions/using.ts followSpell'],
  '500.2a': ['turn'],
  '500.4': ['effects/steps/turn/startOfTurn.ts announceStartOfTurn'],
  '500.5a': ['effects/words/instructions/extraTurn.ts gainTurn'],
  '501.2a': ['effects/steps/turn/startOfTurn.ts announceStartOfTurn'],
  '503.2': ['effects/steps/turn/charge.ts chargeMana'],
  '505.2': [
    'effects/steps/turn/attack/declaration.ts chooseAttack',
    'effects/questions/legality/attacks.ts attacksOf',
  ],
  '505.2a': ['effects/steps/turn/attack/declaration.ts chooseAttack'],
  '505.3': ['effects/questions/legality/attacks.ts possibleAttacks'],
  '505.4': [
    'effects/steps/turn/attack/declaration.ts chooseAttack',
    'effects/steps/turn/attack/block.ts chooseBlockers',
  ],
  '505.5': [
    'effects/steps/turn/attack/declaration.ts chooseAttack',
    'machines/duel/turn/attack/endOfAttack.ts endOfAttack',
  ],
  '505.6b': ['effects/questions/legality/attacks.ts attackHasEnded'],
  '506.1c': ['effects/steps/turn/attack/declaration.ts declareAttack'],
  '506.1d': ['effects/steps/turn/attack/declaration.ts declareAttack'],
  '506.1e': ['effects/questions/legality/attacks.ts attacksOf'],
  '506.3b': ['turn.attack.declaration.apDeclare'],
  '506.3c': ['turn.attack.declaration.apResolve'],
  '506.3d': ['turn.attack.declaration.napDeclare'],
  '506.3e': ['turn.attack.declaration.napResolve'],
  '507.1b': ['effects/questions/legality/attacks.ts mustBlock'],
  '507.2': ['effects/steps/turn/attack/block.ts chooseBlockers'],
  '507.2a': ['effects/steps/turn/attack/block.ts announceBlock'],
  '507.2b': ['effects/steps/turn/attack/block.ts announceBlock'],
  '507.2d': ['turn.attack.block.apResolve'],
  '507.2e': ['turn.attack.block.napDeclare'],
  '507.2f': ['turn.attack.block.napResolve'],
  '507.3a': ['effects/steps/turn/attack/block.ts announceBlock'],
  '507.3d': ['turn.attack.block.apDeclare'],
  '507.3e': ['turn.attack.block.apResolve'],
  '507.3f': ['turn.attack.block.napDeclare'],
  '507.3g': ['turn.attack.block.napResolve'],
  '509.2a': ['effects/steps/turn/attack/directAttack.ts chooseShields'],
  '509.2b': ['effects/steps/turn/attack/directAttack.ts chooseBreaker'],
  '509.2c': ['effects/steps/turn/attack/directAttack.ts chooseBreaker'],
  '509.4': ['turn.attack.directAttack.beforeBreak'],
  '509.4a': ['effects/standby/nextOnStandby.ts STANDBY_LANES'],
  '509.4b': ['effects/standby/nextOnStandby.ts STANDBY_LANES'],
  '509.5b': ['effects/actions/shields.ts shieldDeclarations'],
  '509.5c': ['effects/actions/shields.ts shieldDeclarations'],
  '509.5d': ['effects/actions/shields.ts shieldsToHand'],
  '509.6': ['effects/steps/turn/attack/directAttack.ts chooseShields'],
  '511.1b': ['turn.end.apDeclare'],
  '511.1c': ['turn.end.apResolve'],
  '511.1d': ['turn.end.napDeclare'],
  '511.1e': ['turn.end.napResolve'],
  '601.1c': ['effects/questions/costs/costs.ts findManaKinds'],
  '603.1': ['effects/events/happen.ts triggerFrom'],
  '603.2a': [
    'effects/steps/turn/startOfTurn.ts announceStartOfTurn',
    'effects/steps/turn/end.ts announceEndOfTurn',
  ],
  '603.2d': ['effects/actions/moves.ts moveTogether'],
  '603.3a': ['effects/words/instructions/useIcons.ts useIconsRules'],
  '603.5a': ['effects/events/happen.ts happen'],
  '603.5b': ['effects/actions/moves.ts carryOut'],
  '603.5d': ['effects/events/happen.ts looksBack'],
  '603.6a': ['effects/events/happen.ts triggerDelayed'],
  '603.7': ['effects/steps/turn/attack/directAttack.ts chooseShields'],
  '603.7a': ['turn.attack.directAttack.beforeBreak'],
  '603.7b': ['effects/words/instructions/breakShields.ts beforeBreak'],
  '604.1': ['effects/questions/characteristics/characteristics.ts staticsOf'],
  '604.2': ['effects/questions/characteristics/characteristics.ts staticsOf'],
  '604.3': ['effects/questions/abilities/workingZones.ts isOnOwnUse'],
  '604.4': [
    'effects/actions/ending/verdicts.ts applyVerdict',
    'effects/actions/sMaxEvolutions.ts keepOneSMax',
  ],
  '604.4a': ['effects/questions/characteristics/characteristics.ts staticsOf'],
  '604.4b': ['effects/actions/ending/verdicts.ts verdictOf'],
  '605.2a': ['effects/actions/resolving.ts misfires'],
  '605.4a': ['effects/words/looking.ts seeing'],
  '606.2': ['effects/interpreter/perform.ts perform'],
  '607.1': ['effects/interpreter/perform.ts perform'],
  '607.2': ['effects/words/instructions/delayed.ts delayedRules'],
  '608.2': ['effects/words/addLasting.ts addLasting'],
  '608.2a': ['effects/words/addLasting.ts addLasting'],
  '608.2b': ['effects/words/instructions/lasting.ts locked'],
  '608.3': ['effects/questions/characteristics/characteristics.ts staticsOf'],
  '608.3b': ['effects/questions/characteristics/characteristics.ts staticsOf'],
  '608.3c': ['effects/questions/characteristics/characteristics.ts staticsOf'],
  '609.1a': ['effects/events/replaceEvent.ts replaceEvent'],
  '609.5': ['effects/events/replaces.ts replaces'],
  '609.6': ['effects/actions/drawing.ts draw'],
  '609.7': ['effects/words/instructions/if.ts ifRules'],
  '609.8a': ['effects/actions/using.ts followSpell'],
  '700.1': ['effects/events/happen.ts happen'],
  '700.2': ['effects/words/instructions/modes.ts modesRules'],
  '700.2b': ['effects/words/instructions/modes.ts modesRules'],
  '700.2c': ['effects/words/instructions/modes.ts modesRules'],
  '700.3': ['effects/questions/characteristics/bans.ts moveBan'],
  '700.5': ['effects/actions/battle.ts winsAgainst'],
  '700.5a': ['effects/actions/battle.ts winsAgainst'],
  '701.2': ['effects/words/instructions/tap.ts tapOrUntap'],
  '701.2a': ['effects/words/instructions/tap.ts tapRules'],
  '701.2b': ['effects/words/instructions/tap.ts untapRules'],
  '701.3': ['effects/questions/costs/uses.ts verbOf'],
  '701.3a': ['effects/actions/using.ts finishUse'],
  '701.4': ['effects/questions/costs/uses.ts verbOf'],
  '701.4a': ['effects/actions/using.ts followSpell'],
  '701.5': ['effects/questions/costs/uses.ts verbOf'],
  '701.6': ['effects/words/instructions/destroy.ts destroyRules'],
  '701.6a': ['effects/actions/moves.ts destroyTogether'],
  '701.6b': ['effects/actions/moves.ts destroyTogether'],
  '701.7': ['effects/words/instructions/discard.ts discardRules'],
  '701.7b': ['effects/actions/choosing/targets.ts choose'],
  '701.8': ['effects/steps/turn/charge.ts chargeMana'],
  '701.8a': ['effects/steps/turn/charge.ts chargeMana'],
  '701.9': ['effects/words/looking.ts show'],
  '701.9a': ['effects/words/looking.ts show'],
  '701.9b': ['effects/words/looking.ts show'],
  '701.10b': ['effects/words/instructions/search.ts searchRules'],
  '701.10c': ['effects/words/instructions/search.ts take'],
  '701.11': ['effects/words/looking.ts shuffleDeck'],
  '701.11a': ['effects/words/looking.ts shuffleDeck'],
  '701.11b': ['effects/words/instructions/search.ts searchRules'],
  '701.12': ['effects/steps/turn/attack/block.ts chooseBlockers'],
  '701.12a': ['effects/questions/legality/attacks.ts blockRefusal'],
  '701.13': ['effects/actions/battle.ts compareBattle'],
  '701.13a': ['effects/actions/battle.ts winsAgainst'],
  '701.13b': ['effects/actions/battle.ts compareBattle'],
  '701.14': ['effects/words/instructions/breakShields.ts breakShieldsRules'],
  '701.14c': ['effects/actions/shields.ts shieldsToHand'],
  '701.14d': ['effects/steps/turn/attack/directAttack.ts chooseShields'],
  '701.15': ['effects/actions/using.ts putIntoBattleZone'],
  '701.15a': ['effects/actions/choosing/chooseBases.ts chooseBases'],
  '701.16': ['effects/questions/costs/uses.ts verbOf'],
  '701.16a': ['effects/actions/using.ts finishUse'],
  '701.17': ['effects/actions/crossing.ts crossOnto'],
  '701.17a': ['effects/actions/crossing.ts crossOnto'],
  '701.19': ['effects/questions/costs/uses.ts verbOf'],
  '701.19a': ['effects/actions/using.ts chooseShieldFor'],
  '701.20': ['effects/actions/turningOver.ts turnObjectsOver'],
  '701.22': ['effects/actions/turningOver.ts turnObjectsOver'],
  '701.26b': ['effects/words/instructions/swap.ts swapRules'],
  '701.26c': ['effects/words/instructions/atOnce.ts atOnceRules'],
  '701.27': ['effects/questions/costs/uses.ts verbOf'],
  '701.27a': ['effects/actions/using.ts finishUse'],
  '701.28': ['effects/words/instructions/flip.ts flipRules'],
  '701.28a': ['effects/words/instructions/flip.ts flipRules'],
  '701.30': ['effects/words/instructions/gacharangeSummon.ts gacharangeSummonRules'],
  '701.32': ['effects/words/instructions/move.ts moveRules'],
  '701.32a': ['effects/words/instructions/move.ts moveRules'],
  '701.32b': ['effects/words/instructions/move.ts moveRules'],
  '701.33': ['effects/words/instructions/move.ts moveRules'],
  '702.1': ['effects/steps/turn/startOfTurn.ts untapAll'],
  '702.2': ['effects/steps/turn/startOfTurn.ts untapAll'],
  '702.3': ['effects/steps/turn/startOfTurn.ts untapAll', 'effects/steps/turn/draw.ts drawForTurn'],
  '702.3b': ['effects/steps/turn/draw.ts drawForTurn'],
  '702.3c': ['effects/steps/turn/attack/declaration.ts chooseAttack'],
  '702.3d': ['effects/steps/turn/attack/block.ts chooseBlockers'],
  '703.1': ['effects/actions/stateBased.ts stateBasedActions'],
  '703.1b': ['effects/actions/stateBased.ts stateBasedActions'],
  '703.2': ['effects/actions/stateBased.ts stateBasedActions'],
  '703.4': ['effects/actions/stateBased.ts stateBasedActions'],
  '703.4a': ['effects/steps/turn/attack/directAttack.ts winByDirectAttack'],
  '703.4h': ['table/objects.ts moveObjects'],
  '703.4i': ['effects/words/instructions/move.ts asPut', 'effects/actions/moves.ts rebuild'],
  '703.4k': ['effects/actions/castles.ts looseCastles', 'effects/actions/stateBased.ts displacedCards'],
  '703.4l': ['effects/actions/stateBased.ts displacedCards'],
  '703.4m': ['effects/actions/equipping.ts unborneCards'],
  '801.2a': ['table/objects.ts moveObjects'],
  '801.3': ['effects/questions/legality/attacks.ts attackRefusal'],
  '801.4d': ['table/objects.ts moveObjects'],
  '802.3': ['effects/questions/legality/attacks.ts attackRefusal'],
  '802.4': ['effects/questions/characteristics/characteristics.ts isEvolution'],
  '805.1c': ['effects/words/instructions/link.ts linkRules'],
  '805.1d': ['table/zones.ts ZONE_FACTS'],
  '805.2': ['effects/questions/characteristics/characteristics.ts faceOf'],
  '805.4': ['library/deck.ts checkDeck'],
  '805.4a': ['effects/steps/turn/paidUses.ts usesOf'],
  '805.6a': ['effects/actions/turningOver.ts turnObjectsOver'],
  '809.1': ['effects/language/cardTypes.ts CARD_TYPE_FACTS'],
  '809.1a': ['effects/language/namedAbilities/awaken.ts forbiddenRelease'],
  '809.1b': ['table/view.ts viewFor'],
  '809.2': ['effects/questions/characteristics/characteristics.ts facesOf'],
  '809.3': ['effects/steps/opening.ts placeShields'],
  '809.4': ['effects/words/instructions/nameCard.ts nameCardRules'],
  '204.3b': ['effects/language/cardTypes.ts CARD_TYPES'],
  '307.1': ['effects/language/cardTypes.ts CARD_TYPE_FACTS'],
  '307.2': ['effects/steps/opening.ts placeShields'],
  '701.25': ['effects/actions/turningOver.ts turnObjectsOver'],
  '701.25a': ['effects/actions/turningOver.ts turnObjectsOver'],
  '806.1': ['effects/language/cardTypes.ts CARD_TYPE_FACTS', 'effects/actions/piles/cells.ts linkCells'],
  '806.1a': ['effects/actions/piles/cells.ts loneCells'],
  '312.1': ['effects/language/cardTypes.ts CARD_TYPE_FACTS'],
  '312.2': ['effects/actions/using.ts finishUse'],
  '313.2': ['effects/language/words/cards.ts land'],
  '313.3': ['effects/actions/moves.ts rebuild'],
  '113.2': [
    'effects/words/instructions/shieldPlus.ts shieldPlusRules',
    'effects/words/instructions/putOnShield.ts putOnShieldRules',
    'table/view.ts HiddenCard',
  ],
  '819.1': ['effects/questions/characteristics/sides.ts isWDField'],
  '309.4': ['table/objects.ts moveObjects'],
  '309.5': ['effects/questions/abilities/printedCards.ts printedCard'],
  '309.6': [
    'effects/words/instructions/putCellsUnder.ts putCellsUnderRules',
    'effects/words/instructions/putUnder.ts putUnderRules',
  ],
  '310.8b': ['effects/words/instructions/putUnder.ts aurasOn'],
  '200.3a': ['effects/words/instructions/moveCards.ts moveCardsRules'],
  '202.4': ['effects/questions/abilities/printedCards.ts addedNames'],
  '208.1a': ['effects/questions/characteristics/filters/icon.ts iconRules'],
  '818.1c': ['effects/questions/characteristics/filters/icon.ts isGivenBelow'],
  '309.8': ['effects/language/words/cards.ts core'],
  '701.29': ['effects/actions/turningOver.ts turnObjectsOver'],
  '701.29a': [
    'effects/actions/turningOver.ts turnObjectsOver',
    'effects/language/namedAbilities/awaken.ts forbiddenExplosion',
  ],
  '317.1': ['effects/language/cardTypes.ts CARD_TYPE_FACTS'],
  '317.4': [
    'effects/language/namedAbilities/duelistAbility.ts duelistAbility',
    'effects/questions/costs/uses.ts openingsFor',
  ],
  '317.5': ['effects/actions/piles/duelmates.ts linkDuelmates'],
  '820.1': ['effects/language/cardTypes.ts hasTwoSides'],
  '820.1a': ['table/zones.ts ZONE_FACTS'],
  '820.2': ['effects/questions/characteristics/characteristics.ts faceOf'],
  '820.3': ['effects/questions/characteristics/characteristics.ts faceOf'],
  '820.4': ['effects/language/cardTypes.ts CARD_TYPE_FACTS'],
  '820.4a': ['effects/questions/costs/uses.ts isUsedFromThere'],
  '820.4b': ['effects/questions/triggers/arrivals.ts arrivalOf'],
  '821.1': ['effects/language/cardTypes.ts CARD_TYPE_FACTS', 'effects/actions/piles/cells.ts linkCells'],
  '821.1a': ['effects/questions/legality/attacks.ts attackRefusal'],
  '821.1b': ['effects/questions/characteristics/sides.ts costOf'],
  '821.1c': ['effects/words/instructions/moveCell.ts moveCellRules'],
  '821.1d': ['effects/questions/characteristics/characteristics.ts faceOf'],
  '317.2': ['effects/actions/using.ts finishUse'],
  '311.1': ['effects/language/cardTypes.ts CARD_TYPES'],
  '311.2': ['effects/steps/opening.ts placeShields'],
  '701.31': ['effects/actions/turningOver.ts turnObjectsOver'],
  '701.31a': ['effects/actions/turningOver.ts turnObjectsOver'],
  '812.1': ['effects/language/cardTypes.ts CARD_TYPE_FACTS'],
  '812.1a': ['effects/language/namedAbilities/awaken.ts zeroDragonBirth'],
  '812.1b': ['table/view.ts viewFor'],
  '812.2': ['effects/questions/characteristics/characteristics.ts facesOf'],
  '812.3': ['effects/steps/opening.ts placeShields'],
  '812.4': ['effects/words/instructions/nameCard.ts nameCardRules'],
  '812.4a': ['effects/questions/characteristics/characteristics.ts namesOf'],
  '314.1': ['library/deck.ts checkZones'],
  '314.4': ['effects/questions/triggers/arrivals.ts arrivalOf'],
  '814.1b': ['effects/questions/abilities/printedCards.ts printedCard'],
  '814.1c': ['effects/actions/using.ts chooseCells', 'effects/actions/piles/cells.ts combineCells'],
  '814.1e': [
    'effects/words/instructions/moveCell.ts moveCellRules',
    'effects/actions/piles/cells.ts leavesAsCells',
  ],
  '806.1b': ['effects/actions/piles/cells.ts chooseLeavingCells'],
  '806.1c': ['effects/actions/piles/cells.ts chooseLeavingCells'],
  '806.1e': ['effects/actions/moves.ts carryOutPlan'],
  '806.1f': ['effects/questions/characteristics/characteristics.ts faceOf'],
  '806.2': ['effects/actions/piles/cells.ts turnCells'],
  '806.2a': ['effects/actions/piles/cells.ts cellsWithout'],
  '808.1': ['effects/language/cardTypes.ts CARD_TYPE_FACTS', 'effects/actions/piles/cells.ts linkCells'],
  '808.1a': ['effects/questions/legality/attacks.ts attackRefusal'],
  '808.1b': ['effects/words/instructions/releaseLinks.ts releaseLinksRules'],
  '808.1d': ['effects/actions/moves.ts carryOutPlan'],
  '808.1e': ['effects/questions/characteristics/characteristics.ts faceOf'],
  '805.7': ['effects/words/instructions/nameCard.ts nameCardRules'],
  '807.1c': ['table/zones.ts ZONE_FACTS'],
  '807.2': ['effects/questions/characteristics/characteristics.ts faceOf'],
  '807.3': ['effects/questions/characteristics/characteristics.ts facesOf'],
  '807.4': ['library/deck.ts checkDeck'],
  '807.4a': ['effects/steps/turn/paidUses.ts usesOf'],
  '807.5': ['effects/questions/legality/attacks.ts attackRefusal'],
  '807.5a': ['effects/questions/legality/attacks.ts attackRefusal'],
  '807.6': ['effects/words/instructions/nameCard.ts nameCardRules'],
  '811.2': ['library/deck.ts checkDeck'],
  '811.2a': ['effects/steps/turn/paidUses.ts usesOf'],
  '813.1': ['effects/language/instead/topCard.ts onlyTopCard'],
  '813.1a': ['effects/events/decideReplacements.ts decideReplacements'],
  '815.1': ['effects/language/words/cards.ts sMaxEvolutionCreature'],
  '817.1': ['effects/language/words/cards.ts dreamCreature'],
  '817.3': ['effects/questions/characteristics/bans.ts putBan'],
  '816.2a': ['effects/questions/characteristics/characteristics.ts abilitiesOf'],
  '816.3': ['effects/questions/characteristics/characteristics.ts hyperModeOf'],
};

const GENERATED = [
  'library/cardSchema.ts',
  'engine/records/snapshotSchema.ts',
  'rulings/rulebook/ruleIndex.ts',
  'rulings/rulebook/rulebook.ts',
];

/** The tables of words that `npm run vocabulary` writes. */
const WORD_TABLE = /^effects\/(?:language|words)\/\w+\/(?:index|table)\.ts$/;

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(here(folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? sourcesIn(path) : path.endsWith('.ts') ? [path] : [];
    })
    .filter((path) => !GENERATED.includes(path) && !WORD_TABLE.test(path))
    .sort();
}

const DECLARED = /^(?:export )?(?:async )?(function\*?|const|class|interface|type) (\w+)/;
const MEMBER = /^\s+(?:readonly |static |#)*(\w+)[?]?[:(]/;
const VARIANT = /^\s+\| \{ readonly \w+: '(\w+)'/;
const TAG = /^\s+readonly (?:do|event|kind|name): '(\w+)'/;

/** All rule numbers that a file cites, in doc comments and as string literals. */
export function citationsIn(file: string, source: string): readonly Citation[] {
  const found: Citation[] = [];
  const lines = source.split('\n');
  let owner: { readonly name: string; readonly kind: Citation['kind'] } | undefined;
  const cite = (comment: string, name: string, kind: Citation['kind']) => {
    for (const rule of numbersIn(comment)) found.push({ rule, file, name, kind, inText: false });
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const trimmed = line.trim();
    if (trimmed.startsWith('/**')) {
      const from = at;
      while (!(lines[at] ?? '').includes('*/')) at++;
      const comment = lines.slice(from, at + 1).join('\n');
      const next = lines[at + 1] ?? '';
      const declared = DECLARED.exec(next);
      if (declared?.[2] !== undefined) cite(comment, declared[2], kindOf(declared[1]));
      else if (owner !== undefined) {
        const member =
          VARIANT.exec(next)?.[1] ?? TAG.exec(lines[at + 2] ?? '')?.[1] ?? MEMBER.exec(next)?.[1];
        cite(comment, member === undefined ? owner.name : `${owner.name}.${member}`, owner.kind);
      }
      continue;
    }
    const declared = DECLARED.exec(line);
    if (declared?.[2] !== undefined) owner = { name: declared[2], kind: kindOf(declared[1]) };
    if (owner?.kind !== 'function' || file.startsWith('machines/')) continue;
    for (const [, rule = ''] of line.matchAll(/'(\d{3}(?:\.\d+[a-z]?)?)'/g))
      found.push({ rule, file, ...owner, inText: true });
  }
  return found;
}

const kindOf = (word: string | undefined): Citation['kind'] =>
  word === 'interface' || word === 'type' ? 'type' : 'function';

const sources = ['table', 'effects', 'machines', 'boundary', 'library', 'engine', 'agents', 'entries']
  .flatMap(sourcesIn)
  .map((file) => ({ file, source: readFileSync(here(file), 'utf8') }));

/** All citations in the source code. */
export const citations: readonly Citation[] = sources.flatMap(({ file, source }) =>
  citationsIn(file, source),
);

/** The kind of each top-level name, as `effects/actions/battle.ts compareBattle`. */
const declarations: ReadonlyMap<string, Citation['kind']> = new Map(
  sources.flatMap(({ file, source }) =>
    source.split('\n').flatMap((line): readonly [string, Citation['kind']][] => {
      const [, word, name] = DECLARED.exec(line) ?? [];
      return name === undefined ? [] : [[`${file} ${name}`, kindOf(word)]];
    }),
  ),
);

interface ChartState {
  readonly path: string;
  readonly rule: string;
}

function statesOf({ config }: AnyChart): readonly ChartState[] {
  const below = (state: ChartConfig['states'], above: string): readonly ChartState[] =>
    Object.entries(state ?? {}).flatMap(([key, { meta, states }]) => [
      { path: `${above}${key}`, rule: meta.rule },
      ...below(states, `${above}${key}.`),
    ]);
  return [
    { path: config.id, rule: config.meta.rule },
    ...below(config.states, config.id === 'duel' ? '' : `${config.id}.`),
  ];
}

/** All states of both charts, with the number in `meta.rule`. */
export const chartStates: readonly ChartState[] = [...statesOf(duel), ...statesOf(standby)];

const WINDOW = '.arbitrating';
const windows = statesOf(duel).flatMap(({ path }) =>
  path.endsWith(WINDOW) ? [path.slice(0, -WINDOW.length)] : [],
);

/** The states in chart order. A state of all windows is listed once, as `(every window).apResolve`. */
function shortenWindows(paths: readonly string[]): readonly string[] {
  const inner = (path: string): string | undefined => {
    const at = windows.filter((one) => path.startsWith(`${one}.`)).sort((a, b) => b.length - a.length)[0];
    return at === undefined ? undefined : path.slice(at.length + 1);
  };
  const everywhere = new Set(
    paths
      .flatMap((path) => inner(path) ?? [])
      .filter((rest) => windows.every((at) => paths.includes(`${at}.${rest}`))),
  );
  const named = paths.map((path) => {
    const rest = inner(path);
    return rest !== undefined && everywhere.has(rest) ? `(every window).${rest}` : path;
  });
  return [...new Set(named)];
}

const sorted = (names: Iterable<string>): readonly string[] =>
  [...new Set(names)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** The entries of `UNNAMED` of one kind. */
const unnamedIn = (number: string, kind: Citation['kind'] | 'state'): readonly string[] =>
  (UNNAMED[number] ?? []).filter((place) => {
    const isState = chartStates.some(({ path }) => path === place);
    const found = isState ? 'state' : declarations.get(place);
    if (found === undefined)
      throw new Error(
        `UNNAMED in tools/rules.ts: "${place}" for ${number} does not exist. Update or remove the entry.`,
      );
    return found === kind;
  });

/** Where a rule is implemented. Functions and types read as `effects/actions/battle.ts compareBattle`. */
interface RulePlaces {
  readonly states: readonly string[];
  readonly functions: readonly string[];
  readonly types: readonly string[];
}

/** Where each rule is implemented, by number. */
export const index: ReadonlyMap<string, RulePlaces> = new Map(
  ruleNumbers.map((number) => {
    const cited = citations.filter(({ rule }) => rule === number);
    const named = (kind: Citation['kind']) =>
      sorted([
        ...cited.filter((one) => one.kind === kind).map(({ file, name }) => `${file} ${name}`),
        ...unnamedIn(number, kind),
      ]);
    const unnamedStates = unnamedIn(number, 'state');
    const states = chartStates
      .filter(({ path, rule }) => rule === number || unnamedStates.includes(path))
      .map(({ path }) => path);
    return [
      number,
      {
        states: shortenWindows(states),
        functions: named('function'),
        types: named('type'),
      },
    ];
  }),
);

/** The scenarios that cite a rule. */
export const shownBy = (number: string): readonly string[] =>
  scenarios.filter(({ rules }) => rules.some((rule) => numbersIn(rule).includes(number))).map(({ id }) => id);

const isFound = ({ states, functions, types }: RulePlaces): boolean =>
  states.length + functions.length + types.length > 0;

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

function inFiles(places: readonly string[]): string {
  const byFile = new Map<string, string[]>();
  for (const place of places) {
    const [file = '', name = ''] = place.split(' ');
    byFile.set(file, [...(byFile.get(file) ?? []), name]);
  }
  return [...byFile].map(([file, names]) => `${code(names)} in [${file}](../${file})`).join('; ');
}

/** The rules that have an entry in docs/readings.md. */
export const readRules: ReadonlySet<string> = new Set(
  [...readFileSync(here('docs/readings.md'), 'utf8').matchAll(/^### (\d{3}\S*)$/gm)].map(
    ([, rule = '']) => rule,
  ),
);

function entry(number: string): readonly string[] {
  const found = index.get(number) ?? { states: [], functions: [], types: [] };
  const { states, functions, types } = found;
  const shown = shownBy(number);
  const isSection = /^\d{3}$/.test(number);
  const above = ruleAndAbove(number)
    .slice(1)
    .find((one) => {
      const there = index.get(one);
      return there !== undefined && isFound(there);
    });
  const status = ruleStatus(number);
  const hasNothing = status?.status === 'missing' || status?.status === 'outside';
  return [
    `${isSection ? '##' : '###'} ${number}`,
    '',
    rulebook[number] ?? '',
    '',
    ...(states.length > 0 ? [`- States: ${code(states)}`] : []),
    ...(functions.length > 0 ? [`- Functions: ${inFiles(functions)}`] : []),
    ...(types.length > 0 ? [`- Types: ${inFiles(types)}`] : []),
    ...(isFound(found) || isSection || hasNothing ? [] : [noSeparateImplementation(above)]),
    ...(readRules.has(number) ? [`- [How the engine reads it](readings.md#${anchor(number)})`] : []),
    ...(shown.length > 0 ? [`- Shown by: ${shown.join(', ')}`] : []),
    ...(status === undefined ? [] : statusLine(status)),
    '',
  ].filter((line, at, all) => line !== '' || all[at - 1] !== '');
}

function statusLine(status: RuleStatus): readonly string[] {
  switch (status.status) {
    case 'implemented':
      return [];
    case 'partly':
      return [`- Partly implemented: ${status.missing}`];
    case 'missing':
      return [`- Not implemented: ${status.missing}`];
    case 'outside':
      return [`- Outside: ${OUTSIDE_REASONS[status.reason]}`];
  }
}

const noSeparateImplementation = (above: string | undefined): string =>
  `- No separate implementation${above === undefined ? '' : `; see [${above}](#${anchor(above)})`}`;

const anchor = (number: string): string => number.replace('.', '');

/** What is missing of rules, with the rules of each. */
const listMissing = (extent: MissingRule['extent']): readonly string[] => {
  const byWhat = new Map<string, string[]>();
  const ofExtent = missingRules.filter((one) => one.extent === extent);
  for (const { rule, what } of ofExtent.toSorted((a, b) => compareRules(a.rule, b.rule)))
    byWhat.set(what, [...(byWhat.get(what) ?? []), `[${rule}](#${anchor(rule)})`]);
  return [...byWhat].map(([what, rules]) => `- ${rules.join(', ')}: ${what}`);
};

const COUNTS = ['rules', 'implemented', 'partly', 'outside', 'missing'] as const;

const countRow = (label: string, counts: SectionCoverage): string =>
  `| ${[label, ...COUNTS.map((one) => counts[one])].join(' | ')} |`;

const coverageTable = (): readonly string[] => [
  `| section | ${COUNTS.join(' | ')} |`,
  `| --- |${COUNTS.map(() => ' ---: |').join('')}`,
  ...coverageBySection().map((counts) =>
    countRow(`[${counts.section}](#${counts.section}) ${rulebook[counts.section] ?? ''}`, counts),
  ),
  countRow('all', countStatuses('all', numberedRules)),
];

/** docs/rules.md. */
export const page = (): string =>
  [
    '# Index of rules',
    '',
    'Generated by `npm run rules` from the charts, the code and the scenarios. The numbers are those of the General Game Rules; the',
    'sentences are our summaries. A state implements the number in its `meta.rule`; `(every window)` stands for all',
    `${windows.length} windows in which effects are declared and resolved. A function implements the numbers cited in its comment and those`,
    'it reports as the rule of a fact, a decision or a refusal; functions that cite no number are listed by hand. A scenario shows the',
    'numbers it names; play one with `taiki scenario ID`. On the command line: `taiki rules 506.3d`.',
    '',
    'The last section lists [what is not implemented](#what-is-not-implemented).',
    '',
    '## Coverage',
    '',
    `Ver. 1.49 has ${numberedRules.length} numbered rules. A rule that is outside has nothing to implement; its entry says why. Numbers of older versions only,`,
    'to which rulings refer, are listed and not counted. On the command line: `taiki rules --coverage`.',
    '',
    ...coverageTable(),
    '',
    ...ruleNumbers.flatMap(entry),
    '## What is not implemented',
    '',
    'Not implemented at all:',
    '',
    ...listMissing('none'),
    '',
    'Implemented in part:',
    '',
    ...listMissing('part'),
    '',
  ].join('\n');

const publicEntry = (number: string): RuleEntry => ({
  states: index.get(number)?.states ?? [],
  scenarios: shownBy(number),
});

/** rulings/rulebook/ruleIndex.ts: the states and scenarios of each rule, which users of the package can look up. */
export const indexSource = (): string =>
  [
    '// Generated by `npm run rules`. Do not edit.',
    "import { deepFreeze } from '../../table/deepFreeze.ts';",
    "import type { RuleIndex } from './rulebook.ts';",
    '',
    '/** The states and scenarios of each rule, by its number. */',
    'export const ruleIndex: RuleIndex = deepFreeze({',
    ...ruleNumbers
      .map((number) => [number, publicEntry(number)] as const)
      .filter(([, { states, scenarios: shown }]) => states.length + shown.length > 0)
      .map(([number, found]) => `  '${number}': ${JSON.stringify(found)},`),
    '});',
    '',
  ].join('\n');

const outputs = () => [
  ['rulings/rulebook/ruleIndex.ts', indexSource()] as const,
  ['docs/rules.md', page()] as const,
];

/** The generated files that are out of date. */
export const outOfDate = (): readonly string[] =>
  outputs()
    .filter(([path, text]) => readFileSync(here(path), 'utf8') !== text)
    .map(([path]) => path);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const stale = outOfDate();
    if (stale.length > 0) {
      console.error(`Out of date: ${stale.join(', ')}. Run "npm run rules".`);
      process.exitCode = 1;
    }
  } else {
    for (const [path, text] of outputs()) writeFileSync(here(path), text);
  }
}
