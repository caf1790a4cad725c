import { type Player, PRIVATE_ZONES } from '../../table/nouns.ts';
import { LABELS } from '../../table/sentences/labels.ts';
import { PROMPTS } from '../../table/sentences/prompts.ts';
import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { infoOf } from '../questions/characteristics/objectInfo.ts';
import { mightDeclare } from '../questions/triggers/concealment.ts';
import { declarableFor } from '../questions/triggers/declaring.ts';
import type { Procedure } from '../state/game.ts';
import type { FactBody } from '../state/reported/facts.ts';
import { declare } from './standbyEffect.ts';

/**
 * 603.2f. The player shows the declared cards; an ability that is not declared has not triggered. Several may be
 * declared at once.
 */
export function* askDeclarations(play: Play, player: Player, facts: readonly FactBody[]): Procedure {
  const candidates = facts.flatMap((fact) =>
    declarableFor(play, player, fact).flatMap((one) => (one.refused === undefined ? [{ ...one, fact }] : [])),
  );
  const secret = play.asking.concealed && facts.some((fact) => mightDeclare(play, player, fact));
  if (candidates.length === 0 && !secret) return;
  const chosen = yield* ask({
    player,
    kind: 'declareUsage',
    rule: '603.2e',
    prompt: PROMPTS.declare,
    options: candidates.map((candidate) => {
      const card = infoOf(play, candidate.object, player, 'known');
      return { option: { label: LABELS.declare(candidate.face.name), card }, value: candidate };
    }),
    min: 0,
    max: candidates.length,
    secret,
  });
  for (const { object, face, ability, fact } of chosen) {
    if (PRIVATE_ZONES.has(object.zone)) play.note({ kind: 'cardRevealed', ...play.about(object) }, '603.2f');
    play.note(
      { kind: 'usageDeclared', ...play.about(object), ability: ability.word?.name ?? 'triggered' },
      '603.2f',
    );
    declare(play, object, face.name, ability, fact);
  }
}
