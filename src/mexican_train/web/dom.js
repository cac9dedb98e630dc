// Elements from descriptions of them: `h` describes, `render` makes the document look like that.
//
// Both have the signature Preact's have, and nothing else here is used by the pages. What stays
// the same is not touched, so focus, scrolling and typed text survive every redraw. Text is only
// ever set as text, never as markup.

const SVG = 'http://www.w3.org/2000/svg';
const AS_PROPERTY = new Set(['value', 'checked', 'disabled', 'selected']);

/**
 * Describes an element. Of `props`, `key` names it among its siblings, `ref` is called with the
 * element when it is made and with null when it goes, `on…` are listeners, `style` is an object.
 * @param {string} tag
 * @param {Record<string, any> | null} [props]
 * @param {...any} kids texts, descriptions, lists of them; null and false are left out
 */
export function h(tag, props, ...kids) {
  return { tag, props: props ?? {}, key: props?.key, kids: flat(kids) };
}

/** Those whose `ref` is to be called once they are in the document. */
let arrived = [];

/** Makes `parent` hold what is described, and nothing else. */
export function render(described, parent) {
  patchKids(parent, flat([described]), parent.namespaceURI === SVG);
  const refs = arrived;
  arrived = [];
  for (const { props, node } of refs) props.ref(node);
}

function flat(kids) {
  const found = [];
  for (const kid of kids.flat(Infinity)) {
    if (kid === null || kid === undefined || kid === false || kid === true) continue;
    found.push(typeof kid === 'object' ? kid : { text: String(kid) });
  }
  return found;
}

function patchKids(parent, kids, svg) {
  const old = parent._kids ?? [];
  const byKey = new Map();
  old.forEach((each, index) => byKey.set(nameOf(each, index), each));
  const kept = kids.map((kid, index) => {
    const name = nameOf(kid, index);
    const before = byKey.get(name);
    if (!before || before.tag !== kid.tag) return null;
    byKey.delete(name);
    return before;
  });
  for (const gone of byKey.values()) remove(gone);
  let place = parent.firstChild;
  kids.forEach((kid, index) => {
    const before = kept[index];
    if (before) patch(before, kid, svg);
    else make(kid, svg);
    if (kid.node === place) place = place.nextSibling;
    else parent.insertBefore(kid.node, place);
    if (!before && kid.props?.ref) arrived.push(kid);
  });
  parent._kids = kids;
}

/** Keyed ones are found wherever they were, the others only in the same place. */
function nameOf(described, index) {
  return described.key === undefined ? index : `key ${described.key}`;
}

function make(kid, svg) {
  if (kid.tag === undefined) {
    kid.node = document.createTextNode(kid.text);
    return;
  }
  const inside = svg || kid.tag === 'svg';
  kid.node = inside ? document.createElementNS(SVG, kid.tag) : document.createElement(kid.tag);
  patchKids(kid.node, kid.kids, inside);
  setProps(kid.node, {}, kid.props); // after its kids: a select's value needs its options
}

function patch(before, kid, svg) {
  kid.node = before.node;
  if (kid.tag === undefined) {
    if (before.text !== kid.text) kid.node.data = kid.text;
    return;
  }
  patchKids(kid.node, kid.kids, svg || kid.tag === 'svg');
  setProps(kid.node, before.props, kid.props);
}

function remove(kid) {
  farewell(kid);
  kid.node.remove();
}

function farewell(kid) {
  kid.props?.ref?.(null);
  kid.kids?.forEach(farewell);
}

function setProps(node, before, props) {
  for (const name of new Set([...Object.keys(before), ...Object.keys(props)])) {
    if (name === 'key' || name === 'ref') continue;
    const value = props[name];
    if (name === 'style') setStyle(node, before.style ?? {}, value ?? {});
    else if (name.startsWith('on')) listen(node, name.slice(2), value);
    else if (value !== before[name]) setProp(node, name, value);
  }
}

function setProp(node, name, value) {
  if (AS_PROPERTY.has(name)) node[name] = value ?? (name === 'value' ? '' : false);
  else if (value === undefined || value === null || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? '' : value);
}

/** Through the object model: the page's policy allows no style attributes. */
function setStyle(node, before, style) {
  for (const name of Object.keys(before)) if (!(name in style)) node.style.removeProperty(name);
  for (const [name, value] of Object.entries(style)) {
    if (before[name] !== value) node.style.setProperty(name, value);
  }
}

function listen(node, type, listener) {
  node._on ??= {};
  if (!(type in node._on)) node.addEventListener(type, (event) => node._on[type]?.(event));
  node._on[type] = listener;
}
