import { describe, expect, it } from 'vitest'
import type { PairingReport } from '../machines/ports.ts'
import { renewableProposal } from './proposals.ts'

const settled: PairingReport = { type: 'pairing.settled', namespaces: ['eip155'], name: 'Harbour' }
const expired: PairingReport = { type: 'pairing.refused', failure: { code: 'pairing.expired' } }
const offered = (uri: string): PairingReport => ({ type: 'pairing.offered', uri, expiresAt: 1 })

/** A client that keeps each proposal, and lists the stopped ones. */
function client() {
  const proposals: ((report: PairingReport) => void)[] = []
  const stopped: number[] = []
  const reports: PairingReport[] = []
  const proposal = renewableProposal(
    (tell) => {
      const index = proposals.push(tell) - 1
      return () => void stopped.push(index)
    },
    (report) => void reports.push(report),
  )
  return { proposals, stopped, reports, proposal }
}

describe('a proposal that is renewed', () => {
  it('is created once, and reported', () => {
    const { proposals, reports } = client()
    proposals[0]?.(offered('wc:1'))
    expect(reports).toEqual([offered('wc:1')])
    expect(proposals).toHaveLength(1)
  })

  it('is still accepted after one renewal, and otherwise ignored', () => {
    const { proposals, stopped, reports, proposal } = client()
    proposal.renew()
    proposals[0]?.(expired)
    proposals[0]?.(offered('wc:1'))
    proposals[1]?.(offered('wc:2'))
    proposals[0]?.(settled)
    expect(reports).toEqual([offered('wc:2'), settled])
    expect(stopped).toEqual([])
  })

  it('is dropped at the second renewal', () => {
    const { stopped, proposal } = client()
    proposal.renew()
    proposal.renew()
    proposal.renew()
    expect(stopped).toEqual([0, 1])
  })

  it('ends with all that are still open, each once', () => {
    const { stopped, proposal } = client()
    proposal.renew()
    proposal.stop()
    proposal.stop()
    expect(stopped).toEqual([0, 1])
  })

  it('accepts a client that answers at once', () => {
    const reports: PairingReport[] = []
    renewableProposal(
      (tell) => {
        tell(offered('wc:1'))
        return () => undefined
      },
      (report) => void reports.push(report),
    )
    expect(reports).toEqual([offered('wc:1')])
  })
})
