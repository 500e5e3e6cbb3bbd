import type { Node } from '@xyflow/react'
import type { Drawing } from './drawing.ts'
import { headOf } from './measure.ts'
import type { StateNodeData } from './state-node.tsx'

const largest = 30

/** The boxes of a diagram for React Flow: children above their parents. */
export function nodesFor({ scene, layout }: Drawing): Node<StateNodeData>[] {
  const nodes = new Map(scene.nodes.map((node) => [node.id, node]))
  const around = (id: string | undefined): string[] => {
    const node = id === undefined ? undefined : nodes.get(id)
    return node ? [node.key, ...around(node.parent)] : []
  }
  return scene.nodes.flatMap((node) => {
    const box = layout.boxes.get(node.id)
    if (!box) return []
    const above = around(node.parent)
    // From a distance, the name is alone in its box, or above the child states.
    const height = node.inside.length > 0 ? headOf(node).height + 8 : box.height
    const room = Math.min((box.width - 26) / (node.key.length * 0.67), height * 0.6, largest)
    const parent = node.parent === undefined ? undefined : nodes.get(node.parent)
    return [
      {
        id: node.id,
        type: 'state',
        position: { x: box.x, y: box.y },
        width: box.width,
        height: box.height,
        zIndex: above.length,
        data: { node, depth: above.length, region: parent?.type === 'parallel', around: above, room },
      },
    ]
  })
}
