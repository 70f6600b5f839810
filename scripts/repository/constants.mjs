import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { rootFolder } from '../packages.mjs';

const require = createRequire(join(rootFolder, 'web', 'package.json'));
const ts = require('typescript');

const read = new Map();

/**
 * Reads the numbers and texts of a file of code, by name. A property is found by its own name, and also
 * behind the name that it belongs to, as `limits.points`.
 * @returns {Map<string, (number | string)[]>}
 */
export function constantsIn(path) {
  if (!read.has(path)) read.set(path, readConstants(path));
  return read.get(path);
}

function readConstants(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = new Map();
  const known = { path, file, found };
  const add = (name, values) => found.set(name, [...(found.get(name) ?? []), ...values]);
  const visit = (node, within) => {
    const name = isNamed(node) ? node.name.getText(file).replace(/^['"]|['"]$/g, '') : null;
    if (name !== null) {
      const values = node.initializer ? valuesOf(node.initializer, known) : [];
      add(name, values);
      if (within !== null) add(`${within}.${name}`, values);
    }
    ts.forEachChild(node, (child) => visit(child, name ?? within));
  };
  visit(file, null);
  return found;
}

function isNamed(node) {
  const isValue =
    ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isBindingElement(node);
  return isValue || ts.isParameter(node) || ts.isPropertyDeclaration(node);
}

function valuesOf(node, known) {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return valuesOf(node.expression, known);
  if (ts.isArrayLiteralExpression(node))
    return [...node.elements.flatMap((one) => valuesOf(one, known)), node.elements.length];
  if (ts.isObjectLiteralExpression(node)) return [node.properties.length];
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((one) => valuesOf(one, known));
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isBinaryExpression(node) && /^(\|\||\?\?)$/.test(node.operatorToken.getText(known.file)))
    return [node.left, node.right].flatMap((one) => valuesOf(one, known));
  // A schema says its default in a call, and a list is put into another unit by one.
  if (ts.isCallExpression(node)) {
    const given = node.arguments.flatMap((one) => valuesOf(one, known));
    return ts.isPropertyAccessExpression(node.expression)
      ? [...valuesOf(node.expression.expression, known), ...given]
      : given;
  }
  const number = numberOf(node, known);
  return number === null ? [] : [number];
}

const operations = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
  '**': (one, other) => one ** other,
};

function numberOf(node, known) {
  if (ts.isParenthesizedExpression(node)) return numberOf(node.expression, known);
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node)) {
    const value = numberOf(node.operand, known);
    return value !== null && node.operator === ts.SyntaxKind.MinusToken ? -value : null;
  }
  if (ts.isBinaryExpression(node)) {
    const operation = operations[node.operatorToken.getText(known.file)];
    const [left, right] = [numberOf(node.left, known), numberOf(node.right, known)];
    return operation && left !== null && right !== null ? operation(left, right) : null;
  }
  if (ts.isIdentifier(node)) {
    const own = known.found.get(node.text)?.find((value) => typeof value === 'number');
    return own ?? importedNumber(node.text, known);
  }
  return null;
}

function importedNumber(name, { path, file }) {
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const names = statement.importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names) || !names.elements.some((one) => one.name.text === name))
      continue;
    const from = join(dirname(path), statement.moduleSpecifier.text);
    const source = ['.ts', '.tsx', '/index.ts'].map((end) => from + end).find((one) => existsSync(one));
    const value =
      source &&
      constantsIn(source)
        .get(name)
        ?.find((one) => typeof one === 'number');
    if (value !== undefined) return value;
  }
  return null;
}
