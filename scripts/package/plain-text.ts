import type { ESTree } from 'vite';

/** The text that an expression is, or null when it is only known as the script runs. */
export function plainText(node: ESTree.Node): string | null {
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? null;
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [plainText(node.left), plainText(node.right)];
    return left === null || right === null ? null : left + right;
  }
  return node.type === 'Literal' ? String(node.value) : null;
}

/** The name by which something is used: its own, or that of the property that it is. */
export function nameOf(node: ESTree.Node): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return null;
  return node.computed ? plainText(node.property) : nameOf(node.property);
}
