/**
 * The functions outside of the charts and of `nextOnStandby` that put one player before the other, or name the non-active player, and why
 * they may. Who acts next is decided by the charts; a function may only order what the players choose at the same time (101.4).
 */
const ALLOWED: Readonly<Record<string, string>> = {
  chooseOrder: '401.4: both players order their cards at the same time',
  resolveInOrder: '409.1e-f, 111.1: one effect uses or puts cards of both players',
  shieldsToHand: '509.5a: both players declare for shields that leave at the same time',
  triggerOn: '603.2: what triggers at the same time; who resolves first is decided by nextOnStandby',
  bothInOrder:
    '101.4: an instruction, a static ability (604.4b) or a replacement effect (609.8) for both players',
  playerAfter: '500.5: the turn after this one, if it is no extra turn, is that of the other player',
  gainTurn: '500.5: the turn after the extra turns is that of the other player',
  turnAfter: '500.1: the turn after this one is that of the other player',
  chooseBlockers: '507.1: the non-active player blocks',
  possibleBlockers: '507.1: the non-active player blocks',
  possibleGuards: '507.1: the non-active player blocks',
  attackIsOnPlayerWithoutShields: '509.1: the non-active player is attacked',
  attackView: '506.1: the non-active player is attacked',
};

/** The active player and their opponent, in either of the ways in which code writes it. */
const TURN_ORDER = /opponentOf\((?:\w+\.)*active\)/;

/** `function* name(`, `export const name =` at the start of a line. */
const DECLARATION = /^(?:export )?(?:function\*? |const |class )(\w+)/;

/** Functions of rules that order the players without being allowed to, and permissions that nothing uses. */
export function turnOrderProblems(files: ReadonlyMap<string, string>): readonly string[] {
  const used = new Set<string>();
  const problems: string[] = [];
  for (const [file, text] of files) {
    let inside = '';
    for (const [index, line] of text.split('\n').entries()) {
      inside = DECLARATION.exec(line)?.[1] ?? inside;
      if (!TURN_ORDER.test(line)) continue;
      if (Object.hasOwn(ALLOWED, inside)) used.add(inside);
      else
        problems.push(
          `${file}:${index + 1} orders the players in ${inside}: let the charts or nextOnStandby decide who is next, or give a reason in tools/turnOrder.ts.`,
        );
    }
  }
  for (const name of Object.keys(ALLOWED))
    if (!used.has(name))
      problems.push(`tools/turnOrder.ts allows ${name}, which no longer orders the players.`);
  return problems;
}
