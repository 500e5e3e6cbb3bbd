// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Names in the place of ENS's universal resolver, as much of it as a dApp asks: whose a name is, and how an account is called.
contract SandboxNames {
    struct Entry {
        address owner;
        string avatar;
    }

    error ResolverNotFound(bytes name);

    bytes4 private constant TEXT = 0x59d1d43c;

    mapping(bytes32 => Entry) private entries;
    mapping(address => string) private names;

    /// @param dnsName The name as DNS writes it, which is how resolvers are asked for it.
    function set(bytes calldata dnsName, string calldata name, address owner, string calldata avatar) external {
        entries[keccak256(dnsName)] = Entry(owner, avatar);
        names[owner] = name;
    }

    function reverse(bytes calldata account, uint256)
        external
        view
        returns (string memory name, address resolver, address reverseResolver)
    {
        return (names[address(bytes20(account))], address(this), address(this));
    }

    function resolve(bytes calldata name, bytes calldata data)
        external
        view
        returns (bytes memory result, address resolver)
    {
        Entry storage entry = entries[keccak256(name)];
        if (entry.owner == address(0)) revert ResolverNotFound(name);
        if (bytes4(data) == TEXT) return (abi.encode(entry.avatar), address(this));
        return (abi.encode(entry.owner), address(this));
    }
}
